import { html, type Vue } from '@agence/look/html';
import { enLettres } from '@agence/words/french';
import type { Section } from '../components/cadre.ts';
import { citer, dire, t } from '../components/texte.ts';
import {
  bilanDesIas,
  compteDe,
  demandees,
  PRESENCES,
  type Presence,
  parRang,
  presenceDe,
  total,
} from '../releve/calculs.ts';
import { ecartees } from '../releve/ecarts.ts';
import type { QuestionMesuree, Reponse } from '../releve/releve.data.ts';
import { fr, type Phrase } from '../typo.ts';
import { chapeauMatrice } from './matrice.sentences.ts';
import type { RapportData } from './rapport.data.ts';
import { reponsesLues } from './reponses-lues.ts';

/** Most marks per line of a cell, and the step between two. */
const PER_LINE = 5;
const STEP = 14;

const LEGENDE: Record<Presence, string> = {
  premier: 'vous citent en premier',
  apres: 'vous citent après un autre',
  autre: 'citent un concurrent, pas vous',
  personne: 'ne citent personne de suivi',
  ecartee: ecartees(2),
};

const signe = (presence: Presence, i = 0, line = PER_LINE): Vue =>
  html`<use href=${`#m-${presence}`} x=${(i % line) * STEP} y=${Math.floor(i / line) * STEP} />`;

/** One mark per answer, sorted by kind, with the count below. */
function cellule(q: QuestionMesuree, reponses: readonly Reponse[]): Vue {
  const kinds = reponses
    .map((r) => presenceDe(q, r))
    .sort((a, b) => PRESENCES.indexOf(a) - PRESENCES.indexOf(b));
  if (kinds.length === 0) return html`<span class="nb">–</span>`;
  const { cite, reponses: valid } = compteDe(q, reponses);
  const lines = Math.ceil(kinds.length / PER_LINE);
  const line = Math.ceil(kinds.length / lines);
  const [width, height] = [line * STEP - 4, lines * STEP - 4];
  return html`<svg width=${width} height=${height} aria-hidden="true">${kinds.map((k, i) => signe(k, i, line))}</svg><span class="nb">${valid === 0 ? '–' : `${cite}/${valid}`}</span>`;
}

function ligne(data: RapportData, q: QuestionMesuree): Vue {
  const all = compteDe(q);
  return html`<tr role="row"><th scope="row" role="rowheader"><span class="n">${q.rang ?? '–'}</span>${citer(q.question)}</th>${data.ias.map(
    (ia, place) =>
      html`<td role="cell" data-m=${ia.ia}>${cellule(
        q,
        q.detail.filter((r) => r.ia === place),
      )}</td>`,
  )}<td role="cell" class="tot">${all.reponses === 0 ? '–' : `${all.cite}/${all.reponses}`}</td></tr>`;
}

function somme(data: RapportData): Vue {
  const { cite, reponses } = total(data);
  const cells = bilanDesIas(data).map(
    (b) =>
      html`<td role="cell" data-m=${data.ias[b.place]?.ia}><b>${b.reponses === 0 ? '–' : `${b.cite}/${b.reponses}`}</b></td>`,
  );
  return html`<tr role="row" class="somme"><th scope="row" role="rowheader"><b>Ensemble</b></th>${cells}<td role="cell" class="tot">${`${cite}/${reponses}`}</td></tr>`;
}

function lire({ mesure }: RapportData): Phrase[] {
  const n = enLettres(mesure.repetitions);
  if (mesure.repetitions < 2) return [fr`Un carré est une réponse.`];
  return [
    fr`Un carré est une réponse. Les ${n} carrés d'une case sont les ${n} demandes faites à la même IA.`,
  ];
}

/** Question × model: each answer is drawn once. */
export function sectionMatrice(data: RapportData): Section {
  const heads = data.ias.map((ia) => html`<th scope="col" role="columnheader">${citer(ia.ia)}</th>`);
  return {
    id: 'matrice',
    titre: `Les ${demandees(data)} réponses`,
    classe: 'large',
    lire: lire(data),
    corps: html`<p class="chapeau">${dire(chapeauMatrice(data))}</p>
<ul class="cle">${PRESENCES.map((g) => html`<li><svg width="10" height="10" aria-hidden="true">${signe(g)}</svg> ${t(LEGENDE[g])}</li>`)}</ul>
<table class="mat" role="table"><caption>Réponses qui vous citent, par question et par IA</caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Question</th>${heads}<th scope="col" role="columnheader" class="tot">Total</th></tr></thead><tbody role="rowgroup">${parRang(data).map((q) => ligne(data, q))}${somme(data)}</tbody></table>${reponsesLues(data)}`,
  };
}
