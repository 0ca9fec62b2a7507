import { html, type Vue, writtenPage } from '@agence/look/html';
import { majuscule } from '@agence/words/french';
import { bandeau, bandeSimulee, pied } from './components/cadre.ts';
import { dateCourte } from './dates.ts';
import type { Agence, Client, Simulable } from './document.data.ts';
import { type Feuille, style } from './look/look.ts';
import { fr, mot, type Phrase, texte } from './typo.ts';

const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

export type Document = {
  /** Embedded unchanged, so that each number can be computed again. */
  donnees: Partial<Simulable> & {
    agence: Agence;
    client: Pick<Client, 'entreprise'>;
    document: { numero: string; etabli: string };
  };
  /** The document's name with its day, for the foot: "Diagnostic du 12/11/2026". */
  genre: string;
  /** The document and its client, for the browser's tab. */
  titre: readonly [quoi: string, deQui: string];
  resume: Phrase;
  /** The document's number and date, for the foot; absent: it was written once and stays as it is. */
  lignes?: readonly Phrase[];
  question: Phrase;
  feuilles: readonly Feuille[];
  classe?: string;
  /** The content of the page; `signes` are the drawings that it uses. */
  matiere: Vue;
  signes?: Vue;
};

const escaped = (json: string, dangerous: RegExp): string =>
  json.replace(dangerous, (c) => `\\u${(c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);

/** JSON that cannot leave its HTML element. */
export const jsonInerte = (data: object): string => escaped(JSON.stringify(data), /[<>&\u2028\u2029]/g);

/** JSON-LD for a page: no text can end the script, nor can the line ends that only scripts know. */
export const asScript = (value: object): string =>
  `<script type="application/ld+json">\n${escaped(JSON.stringify(value, null, 2), /[<\u2028\u2029]/g)}\n</script>`;

const plat = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '');

const lignesDe = ({ numero, etabli }: Document['donnees']['document']): Phrase[] => [
  fr`Document n° ${mot(numero)}`,
  fr`Établi le ${dateCourte(etabli)}. Ce document est figé : il ne change plus après sa remise.`,
];

/** One standalone file without script or outside resource. A simulation says so in its title, at the top and on every printed page. */
export function ecrireDocument(shown: Document): string {
  const { donnees, genre, titre, question, feuilles } = shown;
  const { agence, client, document, simulee = false } = donnees;
  const lignes = shown.lignes ?? lignesDe(document);
  const simulated = simulee ? ['mesure simulée'] : [];
  const foot = [agence.nom, client.entreprise, genre, `n° ${document.numero}`, ...simulated].join(' · ');
  const css = style(agence.couleur, foot, feuilles);
  return writtenPage(html`<html lang="fr"><head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content=${CSP} />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="light" />
<meta name="description" content=${plat(texte(shown.resume))} />
<title>${plat([...simulated.map(majuscule), ...titre, agence.nom].join(' – '))}</title>
<style dangerouslySetInnerHTML=${{ __html: css }}></style>
</head><body>
<a class="saut" href="#contenu">Aller au contenu</a>
${shown.signes}${bandeau(agence)}${simulee ? bandeSimulee() : null}
<main class=${shown.classe ?? 'page'} id="contenu">${shown.matiere}</main>
${pied(agence, { titre: genre, lignes, question })}
<template id="donnees" data-format="application/json"
  dangerouslySetInnerHTML=${{ __html: jsonInerte(donnees) }}></template>
</body></html>`);
}
