import { html, type Vue } from '@agence/look/html';
import { accord, nombre } from '@agence/words/french';
import { pathOf } from '../audit/finding.ts';
import type { Section } from '../documents/components/cadre.ts';
import { citer, dire, t } from '../documents/components/texte.ts';
import { dateCourte } from '../documents/dates.ts';
import { fr, liste, mot, type Phrase } from '../documents/typo.ts';
import type { FaitDit } from '../facts/faits.data.ts';
import { GENRES, repetitions, VERDICTS } from '../facts/faits.words.ts';
import type { RapportData } from './rapport.data.ts';

/** "ChatGPT (3 réponses), Claude (1)". */
const parQui = ({ ias }: RapportData, { par_ia }: FaitDit): Phrase =>
  liste(
    par_ia.flatMap((n, i) =>
      n === 0 ? [] : [fr`${mot(ias[i]?.ia ?? '')} (${n} ${accord(n, 'réponse', 'réponses')})`],
    ),
  );

const preuveDite = ({ preuve }: FaitDit): Phrase =>
  preuve === null
    ? []
    : fr`Votre site : ${mot(preuve.dit)} (page ${mot(pathOf(preuve.page))}, lue le ${dateCourte(preuve.lue)}).`;

const faux = (data: RapportData, fait: FaitDit): Vue =>
  html`<figure class="extrait"><p class="pour"><b>${t(GENRES[fait.genre])} :</b> ${citer(fait.dit)}</p><blockquote><span class="lettre">${citer(fait.phrase)}</span></blockquote>
<figcaption>${dire(parQui(data, fait))}.<br /><b>${dire(preuveDite(fait))}</b></figcaption></figure>`;

const ligne = (data: RapportData, fait: FaitDit): Vue =>
  html`<tr role="row"><th scope="row" role="rowheader">${t(GENRES[fait.genre])} : ${citer(fait.dit)}</th>
<td role="cell" class="num" data-m="réponses">${nombre(repetitions(fait))}</td><td role="cell">${t(VERDICTS[fait.verdict])}</td>
<td role="cell" class="v">${dire(parQui(data, fait))}. ${dire(preuveDite(fait))}</td></tr>`;

const compte = (faits: readonly FaitDit[]): Phrase =>
  liste(
    (['faux', 'conforme', 'non_verifiable'] as const).flatMap((verdict) => {
      const n = faits.filter((fait) => fait.verdict === verdict).length;
      return n === 0
        ? []
        : [
            fr`${n} ${accord(n, VERDICTS[verdict], `${VERDICTS[verdict].replace(/x$/, '')}${verdict === 'faux' ? 'x' : 's'}`)}`,
          ];
    }),
  );

/** The facts that answers state of the client, beside what its site says; none when they state none. */
export function sectionFaits(data: RapportData): Section | null {
  const { faits = [] } = data;
  if (faits.length === 0) return null;
  const wrong = faits.filter(({ verdict }) => verdict === 'faux');
  const others = faits.filter(({ verdict }) => verdict !== 'faux');
  return {
    id: 'faits',
    titre: 'Ce que les IA disent de vous',
    lire: [
      fr`Vos coordonnées, vos jours d'ouverture et vos prix tels que les réponses les donnent, à côté de ce que dit votre site.`,
      fr`Faux : votre site dit le contraire, et les deux ne peuvent pas être vrais. Non vérifiable : votre site ne le dit pas, ou n'exclut pas l'autre.`,
    ],
    corps: html`<p class="chapeau">${dire(fr`Les réponses donnent ${faits.length} ${accord(faits.length, 'fait', 'faits')} sur vous : ${compte(faits)}.`)}</p>
${wrong.length === 0 ? null : html`<div class="extraits">${wrong.map((fait) => faux(data, fait))}</div>`}${
  others.length === 0
    ? null
    : html`<table class="evol" role="table"><caption>${t(wrong.length === 0 ? 'Ce qui est dit de vous' : 'Le reste de ce qui est dit de vous')}</caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Dit de vous</th><th scope="col" role="columnheader" class="num">Réponses</th><th scope="col" role="columnheader">Verdict</th><th scope="col" role="columnheader">Par qui, et votre site</th></tr></thead><tbody role="rowgroup">${others.map((fait) => ligne(data, fait))}</tbody></table>`
}`,
  };
}
