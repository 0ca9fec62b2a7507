import { bornes, changeDit, courbe, type Point } from '@agence/look/courbe';
import { html, type Vue } from '@agence/look/html';
import { majuscule } from '@agence/words/french';
import type { Section } from '../documents/components/cadre.ts';
import { axe } from '../documents/components/signes.ts';
import { citer, dire, t } from '../documents/components/texte.ts';
import { dateCourte, moisAnnee } from '../documents/dates.ts';
import { fr, type Phrase } from '../documents/typo.ts';
import { parRang } from '../states/releve/calculs.ts';
import { moisDe } from '../states/releve/moments.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { MoisMesure, RapportData } from './rapport.data.ts';
import { ENOUGH_FOR_SHARE, part } from './section-voix.ts';

const nommer = (cours: readonly MoisMesure[], named: MoisMesure): string => {
  const same = cours.filter((other) => moisDe(other) === moisDe(named));
  return same.length === 1 ? moisAnnee(moisDe(named)) : dateCourte(named.date);
};

/** A question goes on although others were changed. */
const deLaQuestion = (cours: readonly MoisMesure[], { n }: QuestionMesuree): (Point | null)[] =>
  cours.map(({ questions, ruptures }) => {
    const found = questions.find((question) => question.n === n);
    return found === undefined ? null : { ...found, joint: ruptures.every((why) => why === 'questions') };
  });

/** From the last interruption to now; no cause and no trend is claimed. */
function chapeauCours(cours: readonly MoisMesure[]): Phrase {
  const from = cours.findLastIndex(({ ruptures }) => ruptures.length > 0);
  const first = cours[Math.max(from, 0)] as MoisMesure;
  const last = cours.at(-1) as MoisMesure;
  const said = ({ cite, reponses }: MoisMesure, name: string): Phrase =>
    fr`${cite} sur ${reponses} (${name})`;
  if (first === last)
    return fr`La dernière mesure ne se compare pas aux précédentes : le tableau dit ce qui a changé.`;
  return fr`Réponses qui vous citent : ${said(first, nommer(cours, first))}, puis ${said(last, nommer(cours, last))}.`;
}

function ligneDuMois(cours: readonly MoisMesure[], month: MoisMesure): Vue {
  const { client, tous } = month.voix;
  return html`<tr role="row"><th scope="row" role="rowheader">${t(majuscule(nommer(cours, month)))}</th>
<td role="cell" class="num" data-m="citées">${`${month.cite}/${month.reponses}`}</td>
<td role="cell" class="num" data-m="en premier">${month.premier}</td>
<td role="cell" class="num" data-m="part de voix">${tous < ENOUGH_FOR_SHARE ? '–' : part(client, tous)}</td>
<td role="cell" class="v">${t(changeDit(month.ruptures))}</td></tr>`;
}

function ligneDeQuestion(cours: readonly MoisMesure[], q: QuestionMesuree): Vue {
  const points = deLaQuestion(cours, q);
  const last = points.at(-1);
  if (!last) return [];
  const [low, high] = bornes(last);
  return html`<tr role="row"><th scope="row" role="rowheader">${citer(q.question)}</th>
<td role="cell" class="g">${courbe(points, 34, 100)}</td>
<td role="cell" class="num">${`${last.cite}/${last.reponses}`}</td>
<td role="cell" class="v">${dire(fr`de ${low} à ${high} %`)}</td></tr>`;
}

const colonne = (name: string, classe?: string): Vue =>
  html`<th scope="col" role="columnheader" class=${classe}>${t(name)}</th>`;

/** The course of the measurements, from the third one on. */
export function sectionCours(data: RapportData): Section | null {
  const { cours } = data;
  if (cours === undefined) return null;
  const top = Math.max(...cours.map((month) => bornes(month)[1])) > 50 ? 100 : 50;
  const points = cours.map((month) => ({ ...month, joint: month.ruptures.length === 0 }));
  return {
    id: 'cours',
    titre: 'Au fil des mois',
    classe: 'large',
    lire: [
      fr`Le trait épais est l'intervalle à 95 %. Deux points sont reliés quand les modèles, la lecture et les questions étaient les mêmes.`,
    ],
    corps: html`<p class="chapeau">${dire(chapeauCours(cours))}</p>
<div class="total insecable"><div aria-hidden="true">${axe(t(nommer(cours, cours[0] as MoisMesure)), t(`de 0 à ${top} %`), t(nommer(cours, cours.at(-1) as MoisMesure)))}</div>${courbe(points, 150, top)}</div>
<table class="evol" role="table"><caption>Réponses qui vous citent, mesure par mesure</caption><thead role="rowgroup"><tr role="row">${colonne('Mesure')}${colonne('Citées', 'num')}${colonne('En premier', 'num')}${colonne('Part de voix', 'num')}${colonne('Ce qui a changé')}</tr></thead>
<tbody role="rowgroup">${cours.map((month) => ligneDuMois(cours, month))}</tbody></table>
<table class="evol" role="table"><caption>Question par question, de 0 à 100 %</caption><thead role="rowgroup"><tr role="row">${colonne('Question')}<td role="cell"></td>${colonne('Citées', 'num')}${colonne('Intervalle')}</tr></thead>
<tbody role="rowgroup">${parRang(data).map((q) => ligneDeQuestion(cours, q))}</tbody></table>`,
  };
}
