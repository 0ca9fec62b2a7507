import { html, writtenPage } from '@agence/look/html';
import { SURFACES } from '@agence/look/tokens';
import type { Lettre } from '../lettres/lettre.ts';

const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";
const SANS = "'Segoe UI','Helvetica Neue',Arial,sans-serif";
const { papier: PAPIER, voile: VOILE, encre: ENCRE, 'encre-2': ENCRE_2, filet: FILET } = SURFACES;

const CELL = `padding:7px 0;border-top:1px solid ${FILET};font:15px/1.45 ${SANS};vertical-align:top`;
const BUTTON = `display:inline-block;padding:13px 22px;background:${ENCRE};color:${PAPIER};font:600 16px/1.3 ${SANS};text-decoration:none`;
const SMALL = `font:13px/1.5 ${SANS};color:${ENCRE_2}`;

/** No line begins with a sign that ends what stood before. */
const tenu = (text: string): string => text.replaceAll(/ (?=[?!:;»·])/gu, '\u00a0');

const bouton = ({ action }: Lettre) =>
  action === null
    ? null
    : html`<p style="margin:26px 0 8px"><a href=${action.lien} style=${BUTTON}>${action.texte}</a></p>
<p style=${`margin:0 0 26px;overflow-wrap:anywhere;${SMALL}`}>${action.lien}</p>`;

const fait = ([label, value]: readonly [string, string]) => html`<tr>
<th scope="row" style=${`${CELL};width:7em;padding-right:14px;text-align:left;font-weight:400;color:${ENCRE_2}`}>${label}</th>
<td style=${`${CELL};overflow-wrap:anywhere`}>${tenu(value)}</td></tr>`;

/** The HTML part: one column, styles in place, nothing fetched, nothing run. */
export function enHtml(lettre: Lettre, service: string): string {
  const { sujet, titre, paragraphes, faits, pied } = lettre;
  return writtenPage(html`<html lang="fr"><head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light" />
<title>${sujet}</title>
</head><body style=${`margin:0;padding:0;background:${VOILE}`}>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse"><tr><td align="center" style="padding:24px 12px">
<div style=${`max-width:600px;margin:0 auto;text-align:left;background:${PAPIER};color:${ENCRE};border:1px solid ${FILET}`}>
<header style=${`padding:14px 28px;border-bottom:1px solid ${ENCRE};font:600 14px/1.4 ${SANS}`}>${service}</header>
<main style=${`padding:26px 28px 24px;font:17px/1.58 ${SERIF}`}>
<h1 style=${`margin:0 0 16px;font:400 27px/1.2 ${SERIF}`}>${titre}</h1>
${paragraphes.map((text) => html`<p style="margin:0 0 14px;overflow-wrap:anywhere">${tenu(text)}</p>`)}
${bouton(lettre)}
${faits.length === 0 ? null : html`<table style="width:100%;margin:22px 0 0;border-collapse:collapse"><tbody>${faits.map(fait)}</tbody></table>`}
</main>
<footer style=${`padding:14px 28px 20px;border-top:1px solid ${FILET};overflow-wrap:anywhere;${SMALL}`}>${pied}</footer>
</div></td></tr></table>
</body></html>`);
}
