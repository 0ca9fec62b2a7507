import { fr } from '@agence/gesture';
import { couleurs } from '@agence/look/couleur';
import { html, type Vue, writtenPage } from '@agence/look/html';
import { STATES, SURFACES } from '@agence/look/tokens';
import { ETATS } from '@agence/words/etats';
import { COULEUR_PAR_DEFAUT } from '@agence/words/promises';
import type { Lettre, Lien, Ligne, Tableau } from '../lettres/lettre.ts';

/** A link, or an order with its mailto link. */
export type Cible = Lien & { readonly ordre?: string | undefined };

/** A letter ready for the text and HTML parts: every string one visible line, every order with its link. */
type Propre = Omit<Lettre, 'action' | 'boutons' | 'paragraphes' | 'faits'> & {
  readonly action?: Cible | undefined;
  readonly paragraphes: readonly string[];
  readonly faits: readonly (readonly [label: string, value: string])[];
  readonly boutons: readonly Cible[];
};

const REPONDRE = fr`Vous pouvez répondre à ce message :`;

const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";
const SANS = "'Segoe UI','Helvetica Neue',Arial,sans-serif";
const { papier: PAPIER, voile: VOILE, encre: ENCRE, 'encre-2': ENCRE_2, filet: FILET } = SURFACES;

/**
 * Dark colours for the mail programs that keep a style sheet; all programs keep the inline styles. The classes: f ground,
 * p paper, n note, l line, b button, o outlined button.
 */
const DARK = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.f{background-color:#161412 !important}',
  '.p{background-color:#211e1b !important;border-color:#3d3832 !important;color:#efeae1 !important}',
  '.n{color:#b9b2a6 !important}',
  '.l{border-color:#3d3832 !important}',
  '.b{background-color:#efeae1 !important;color:#211e1b !important}',
  '.o{color:#efeae1 !important;border-color:#8c8578 !important}',
  '.conquerir{color:#f19a72 !important}.consolider{color:#dcb85c !important}.acquise{color:#63c5bb !important}}',
].join('');

const CELL = `padding:9px 0;border-top:1px solid ${FILET};font:15px/1.45 ${SANS};vertical-align:top`;
const SMALL = `font:13px/1.5 ${SANS};color:${ENCRE_2}`;
const BUTTON = `display:inline-block;padding:13px 22px;font:600 16px/1.3 ${SANS};text-decoration:none`;
const OUTLINE = `display:inline-block;padding:9px 15px;border:1px solid ${ENCRE_2};color:${ENCRE};font:600 14px/1.3 ${SANS};text-decoration:none`;
const TABLE = 'width:100%;border-collapse:collapse';

/** Makes spaces before French punctuation non-breaking, so that no line begins with it. */
const tenu = (text: string): string => text.replaceAll(/ (?=[?!:;»·])/gu, '\u00a0');

/** Preview text of the mailbox. The invisible padding keeps the text after it out of the preview. */
const preambule = ({ avis, chiffre, paragraphes }: Propre): Vue =>
  html`<div style="display:none;max-height:0;overflow:hidden">${avis ?? chiffre?.join(' ') ?? paragraphes[0]}${'\u00a0\u200c'.repeat(80)}</div>`;

const bouton = ({ texte, lien }: Cible): Vue =>
  html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:22px 0 24px"><tr>
<td class="b" bgcolor=${ENCRE} style=${`background-color:${ENCRE}`}><a class="b" href=${lien} style=${`${BUTTON};color:${PAPIER}`}>${texte}</a></td>
</tr></table>`;

const ordres = (boutons: readonly Cible[]): Vue =>
  boutons.length === 0
    ? null
    : html`<p class="n" style=${`margin:24px 0 8px;${SMALL}`}>${REPONDRE}</p>
${boutons.map(({ texte, lien }) => html`<p style="margin:0 0 8px"><a class="o" href=${lien} style=${OUTLINE}>${tenu(texte)}</a></p>`)}`;

const etatEtNote = ({ etat, note = '' }: Ligne): Vue => {
  if (etat === undefined && note === '') return null;
  const dit =
    etat &&
    html`<span class=${etat} style=${`color:${STATES[etat]};font-weight:600`}>${ETATS[etat].signe} ${ETATS[etat].un}</span>`;
  return html`<div class="n" style=${`${SMALL};padding-top:2px`}>${dit}${dit && note ? ' · ' : ''}${tenu(note)}</div>`;
};

const ligne = (row: Ligne): Vue => {
  const { repere, texte, lien, valeur } = row;
  return html`<tr>
${repere === undefined ? null : html`<td class="n l" style=${`${CELL};width:26px;color:${ENCRE_2}`}>${repere}</td>`}
<td class="l" style=${`${CELL};word-break:break-word`}>${
    lien === undefined
      ? tenu(texte)
      : html`<a class="o" href=${lien} style=${`color:${ENCRE};text-decoration:underline`}>${tenu(texte)}</a>`
  }${etatEtNote(row)}</td>
${valeur === undefined ? null : html`<td class="l" style=${`${CELL};width:100px;padding-left:12px;text-align:right;font-weight:600`}>${valeur}</td>`}
</tr>`;
};

const tableau = ({
  titre,
  lignes,
}: Tableau): Vue => html`<h2 style=${`margin:24px 0 8px;font:600 15px/1.45 ${SANS}`}>${titre}</h2>
<table style=${TABLE}><tbody>${lignes.map(ligne)}</tbody></table>`;

const fait = ([label, value]: readonly [string, string]): Vue => html`<tr>
<th scope="row" class="n l" style=${`${CELL};width:128px;padding-right:14px;text-align:left;font-weight:400;color:${ENCRE_2}`}>${label}</th>
<td class="l" style=${`${CELL};word-break:break-word`}>${tenu(value)}</td></tr>`;

const grand = ([nombre, suite]: readonly [string, string]): Vue =>
  html`<p style=${`margin:0 0 18px;font:400 17px/1.45 ${SERIF}`}><span style=${`font:400 31px/1.2 ${SERIF}`}>${nombre}</span><br /> ${suite}</p>`;

/** The HTML part: one column, inline styles, no remote content and no script. */
export function enHtml(lettre: Propre, service: string): string {
  const { titre, avis, chiffre, action, tableaux = [], paragraphes, boutons, faits, pied, arret } = lettre;
  const { nom, couleur } = lettre.marque ?? { nom: service, couleur: COULEUR_PAR_DEFAUT };
  const { marque, surMarque, marqueTexte } = couleurs(couleur);
  return writtenPage(html`<html lang="fr"><head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${lettre.sujet}</title>
<style>${DARK}</style>
</head><body class="f" style=${`margin:0;padding:0;background-color:${VOILE}`}>
${preambule(lettre)}
<table role="presentation" class="f" width="100%" cellspacing="0" cellpadding="0" style=${`${TABLE};background-color:${VOILE}`}>
<tr><td align="center" style="padding:20px 10px">
<table role="presentation" class="p" width="600" cellspacing="0" cellpadding="0"
  style=${`${TABLE};max-width:600px;text-align:left;background-color:${PAPIER};color:${ENCRE};border:1px solid ${FILET}`}>
<tr><td bgcolor=${marque}
  style=${`padding:13px 24px;background-color:${marque};border-bottom:1px solid ${marqueTexte};color:${surMarque};font:600 15px/1.4 ${SANS}`}>${nom}</td></tr>
<tr><td style=${`padding:24px 24px 22px;font:17px/1.55 ${SERIF};word-break:break-word`}>
<h1 style=${`margin:0 0 14px;font:400 25px/1.2 ${SERIF}`}>${titre}</h1>
${avis === undefined ? null : html`<p class="l" style=${`margin:0 0 18px;padding:10px 14px;border:1px dashed ${ENCRE_2};font:15px/1.5 ${SANS}`}>${tenu(avis)}</p>`}
${chiffre === undefined ? null : grand(chiffre)}
${action === undefined ? null : bouton(action)}
${tableaux.map(tableau)}
${paragraphes.map((text, i) => html`<p style=${`margin:${i === 0 && tableaux.length > 0 ? 22 : 0}px 0 14px`}>${tenu(text)}</p>`)}
${faits.length === 0 ? null : html`<table style=${`${TABLE};margin:20px 0 0`}><tbody>${faits.map(fait)}</tbody></table>`}
${ordres(boutons)}
</td></tr>
<tr><td class="n l" style=${`padding:14px 24px 18px;border-top:1px solid ${FILET};word-break:break-word;${SMALL}`}>
${pied}
${arret === undefined ? null : html` <a class="n" href=${arret.lien} style=${`color:${ENCRE_2}`}>${arret.texte}</a>`}</td></tr>
</table></td></tr></table>
</body></html>`);
}

const cible = ({ texte, lien, ordre }: Cible): string => {
  if (ordre === undefined) return `${texte}\u00a0:\n${lien}`;
  return texte === ordre ? fr`répondez « ${ordre} »` : fr`${texte} : répondez « ${ordre} »`;
};

const ligneEcrite = ({ repere, texte, etat, valeur, note, lien }: Ligne): string => {
  const before = [etat && ETATS[etat].signe, repere && `${repere}.`].filter(Boolean).join(' ') || '-';
  const parts = [texte, etat && ETATS[etat].un, note, valeur].filter(Boolean).join(' · ');
  return `${before} ${parts}${lien === undefined ? '' : `\n  ${lien}`}`;
};

const tableauEcrit = ({ titre, lignes }: Tableau): string => [titre, ...lignes.map(ligneEcrite)].join('\n');

/** The plain text part: the same words in the same order as the HTML part. */
export const enTexte = (lettre: Propre): string => {
  const { titre, avis, chiffre, action, tableaux = [], paragraphes, boutons, faits, pied, arret } = lettre;
  const parts = [
    titre,
    avis,
    chiffre?.join(' '),
    action && cible(action),
    ...tableaux.map(tableauEcrit),
    ...paragraphes,
    faits.map(([label, value]) => `${label}\u00a0: ${value}`).join('\n'),
    boutons.length === 0 ? '' : [REPONDRE, ...boutons.map((button) => `- ${cible(button)}`)].join('\n'),
  ];
  const foot = pied === undefined ? '' : `\n-- \n${pied}\n${arret === undefined ? '' : `${cible(arret)}\n`}`;
  return `${parts.filter(Boolean).join('\n\n')}\n${foot}`;
};
