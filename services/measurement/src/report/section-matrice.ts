import { html, type Vue } from '@agence/look/html';
import { certain } from '@agence/words/difference';
import { combien, enLettres, majuscule } from '@agence/words/french';
import type { Section } from '../documents/components/cadre.ts';
import { cellule, colonne, rangee, tableau } from '../documents/components/tableau.ts';
import { chapeau, citer, dire, t } from '../documents/components/texte.ts';
import { fr, type Mot, mot, type Phrase, suite } from '../documents/typo.ts';
import {
  type BilanIa,
  bilanDesIas,
  type Compte,
  compteDe,
  compter,
  demandees,
  incertaines,
  PRESENCES,
  type Presence,
  parRang,
  total,
} from '../states/releve/calculs.ts';
import { ecartees } from '../states/releve/contenu.ts';
import type { QuestionMesuree, Reponse } from '../states/releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';

/** One answer in figures: V for the client, the others by their number in the list, in the answer's order. */
function lue(reponse: Reponse): string {
  if ('ecartee' in reponse) return '×';
  const names = reponse.lu.map((place) => (place === 0 ? 'V' : String(place))).join(', ');
  return `${names === '' ? '–' : names}${reponse.incertaine ? '\u00a0?' : ''}`;
}

const parEssai = (q: QuestionMesuree, ia: number): Reponse[] =>
  q.detail.filter((r) => r.ia === ia).sort((a, b) => a.essai - b.essai);

/** Each reading in a cell stays on one line; the readings may wrap. */
const lectures = (reponses: readonly Reponse[]): Vue =>
  reponses.map(
    (r, i) => html`<span class="tenu">${lue(r)}${i < reponses.length - 1 ? ' ·' : null}</span>${' '}`,
  );

const colonnes = ({ ias }: RapportData): Vue[] => [
  colonne('Question'),
  ...ias.map(({ ia }) => colonne(citer(ia))),
];

const compte = ({ cite, reponses }: Compte): string => (reponses === 0 ? '–' : `${cite}/${reponses}`);

/** The data behind the matrix: who is named in each answer, in the order asked. Collapsed by default, never printed. */
function reponsesLues(data: RapportData): Vue {
  const doubt = data.questions.some((q) => incertaines(q) > 0)
    ? fr` ? : une citation de votre nom y est incertaine, non comptée.`
    : [];
  const others = data.entreprises.map((e, place) => ({ ...e, place })).slice(1);
  const key = fr`V : vous. – : personne. × : réponse écartée.${doubt} Les autres noms, dans l'ordre où chaque réponse les donne :`;
  const row = (q: QuestionMesuree) => {
    const cells = data.ias.map(({ ia }, place) => cellule(lectures(parEssai(q, place)), undefined, ia));
    return rangee(citer(q.question), cells);
  };
  const table = tableau({
    legende: 'Noms donnés par chaque réponse',
    colonnes: colonnes(data),
    rangees: parRang(data).map(row),
  });
  return html`<details class="lues">
    <summary>${t("Lire réponse par réponse, dans l'ordre des demandes")}</summary>
    <p class="note">${dire(key)}</p>
    <ol class="noms">${others.map((e) => html`<li value=${e.place}>${citer(e.nom)}</li>`)}</ol>
    ${table}
  </details>`;
}

const rate = (b: BilanIa): number => b.cite / b.reponses;

/** How the models differ; a difference is claimed only when it is certain among all pairs of models. */
export function chapeauMatrice(data: RapportData): Phrase {
  const heard = bilanDesIas(data).filter((b) => b.reponses > 0);
  const sorted = heard.toSorted((a, b) => rate(a) - rate(b));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return [];
  const name = (b: BilanIa) => mot(data.ias[b.place]?.ia ?? '');
  if (high.cite === 0) return fr`Aucune réponse ne vous cite, chez aucune IA.`;
  if (heard.length === 1) return fr`${name(low)} vous cite dans ${low.cite} réponses sur ${low.reponses}.`;
  return suite(
    ignorance(heard, name),
    fr`De ${combien(low.cite, 'réponse', 'réponses')} sur ${low.reponses} chez ${name(low)} à ${high.cite} sur ${high.reponses} chez ${name(high)}, ${difference(heard, low, high)}.`,
  );
}

function ignorance(heard: readonly BilanIa[], name: (b: BilanIa) => Mot): Phrase {
  const never = heard.filter((b) => b.cite === 0);
  const [only] = never;
  if (only === undefined) return fr`Aucune des ${enLettres(heard.length)} ne vous ignore.`;
  if (never.length === 1) return fr`${name(only)} ne vous cite jamais.`;
  return fr`${majuscule(enLettres(never.length))} IA ne vous citent jamais.`;
}

const share = ({ cite, reponses }: BilanIa) => ({ count: cite, of: reponses });

function difference(heard: readonly BilanIa[], low: BilanIa, high: BilanIa): string {
  const others = heard
    .flatMap((a, i) => heard.slice(i + 1).map((b) => [a, b] as const))
    .filter((two) => !(two.includes(low) && two.includes(high)));
  const pairs = [[low, high] as const, ...others];
  const [apart] = certain(pairs.map(([a, b]) => ({ before: share(a), now: share(b) })));
  return apart ? 'l’écart entre elles dépasse la marge' : 'l’écart entre elles reste dans la marge';
}

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

function carres(q: QuestionMesuree, ia: number): Vue {
  const reponses = q.detail.filter((r) => r.ia === ia);
  const counts = compter(q, reponses);
  const kinds = PRESENCES.flatMap((kind) => Array<Presence>(counts[kind]).fill(kind));
  if (kinds.length === 0) return html`<span class="nb">–</span>`;
  const lines = Math.ceil(kinds.length / PER_LINE);
  const line = Math.ceil(kinds.length / lines);
  const [width, height] = [line * STEP - 4, lines * STEP - 4];
  return html`<svg width=${width} height=${height} aria-hidden="true">
      ${kinds.map((k, i) => signe(k, i, line))}
    </svg><span class="nb">${compte(compteDe(q, reponses))}</span>`;
}

function ligne(data: RapportData, q: QuestionMesuree): Vue {
  const cells = data.ias.map(({ ia }, place) => cellule(carres(q, place), undefined, ia));
  const name = html`<span class="n">${q.rang ?? '–'}</span>${citer(q.question)}`;
  return rangee(name, [...cells, cellule(compte(compteDe(q)), 'tot')]);
}

function somme(data: RapportData): Vue {
  const { cite, reponses } = total(data);
  const cells = bilanDesIas(data).map((b) =>
    cellule(html`<b>${compte(b)}</b>`, undefined, data.ias[b.place]?.ia),
  );
  return rangee(html`<b>Ensemble</b>`, [...cells, cellule(`${cite}/${reponses}`, 'tot')], 'somme');
}

function lire({ mesure }: RapportData): Phrase {
  const n = enLettres(mesure.repetitions);
  if (mesure.repetitions < 2) return fr`Un carré est une réponse.`;
  return fr`Un carré est une réponse. Les ${n} carrés d'une case sont les ${n} demandes faites à la même IA.`;
}

export function sectionMatrice(data: RapportData): Section {
  const key = PRESENCES.map(
    (presence) =>
      html`<li><svg width="10" height="10" aria-hidden="true">${signe(presence)}</svg> ${t(LEGENDE[presence])}</li>`,
  );
  const table = tableau({
    classe: 'mat',
    legende: 'Réponses qui vous citent, par question et par IA',
    colonnes: [...colonnes(data), colonne('Total', 'tot')],
    rangees: [...parRang(data).map((q) => ligne(data, q)), somme(data)],
  });
  return {
    id: 'matrice',
    titre: `Les ${demandees(data)} réponses`,
    classe: 'large',
    lire: [lire(data)],
    corps: [chapeau(chapeauMatrice(data)), html`<ul class="cle">${key}</ul>`, table, reponsesLues(data)],
  };
}
