import { html } from '@agence/look/html';
import { majuscule } from '@agence/words/french';
import type { Section } from '../components/cadre.ts';
import { etatChip, NOM_ETAT } from '../components/signes.ts';
import { citer } from '../components/texte.ts';
import { dateCourte } from '../dates.ts';
import { parRang } from '../releve/calculs.ts';
import { moments } from '../releve/moments.ts';
import { fr } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

/** After a failure: the states that still hold, with their dates; no number, no chart. */
export function sectionEchec(data: RapportData): Section | null {
  const { avant } = data;
  const known = parRang(data).flatMap((q) => (q.avant === null ? [] : [{ q, etat: q.avant.etat }]));
  if (avant === null || known.length === 0) return null;
  return {
    id: 'etats',
    titre: `Les états ${moments(data).avant.de}`,
    lire: [fr`Ils datent du ${dateCourte(avant.date)}. Ce sont les derniers connus.`],
    corps: html`<table role="table"><caption>État de chaque question au ${dateCourte(avant.date)}</caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Question</th><th scope="col" role="columnheader">État</th></tr></thead><tbody role="rowgroup">${known.map(
      ({ q, etat }) =>
        html`<tr role="row"><th scope="row" role="rowheader">${citer(q.question)}</th><td role="cell">${etatChip(etat, majuscule(NOM_ETAT[etat]))}</td></tr>`,
    )}</tbody></table>`,
  };
}
