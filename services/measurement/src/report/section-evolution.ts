import { html, type Vue } from '@agence/look/html';
import { accord, enLettres, nombre } from '@agence/words/french';
import type { Section } from '../documents/components/cadre.ts';
import { axe, pc, tendance } from '../documents/components/signes.ts';
import { cellule, colonne, rangee, tableau } from '../documents/components/tableau.ts';
import { chapeau, citer, dire, note, t } from '../documents/components/texte.ts';
import { fr, type Phrase, suite } from '../documents/typo.ts';
import {
  type Comparaison,
  type ComparaisonTotale,
  comparable,
  comparaison,
  comparaisonTotale,
  type Mesure,
  mouvement,
} from '../states/releve/comparaison.ts';
import { moments, queEn } from '../states/releve/moments.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';

/** The result of the comparison: what is certain, and what lies within the margin. No cause is claimed. */
export function chapeauEvolution(data: RapportData): Phrase {
  const total = comparaisonTotale(data);
  const comparaisons = data.questions.flatMap((q) => comparaison(data, q) ?? []);
  const still = comparaisons.filter((c) => mouvement(c) === null).length;
  const whole =
    total === null || total.tendance === 'marge'
      ? fr`Toutes questions confondues, l'écart reste dans la marge.`
      : fr`Toutes questions confondues, la ${total.tendance} dépasse la marge.`;
  return comparaisons.length < 2 ? whole : suite(whole, prises(still, comparaisons.length));
}

function prises(still: number, all: number): Phrase {
  if (still === all) return fr`Prises une à une, les ${enLettres(all)} questions y restent aussi.`;
  if (still === 0) return fr`Prises une à une, les ${enLettres(all)} questions la dépassent.`;
  return fr`Prises une à une, ${enLettres(still)} ${accord(still, 'question', 'questions')} sur ${enLettres(all)} y ${accord(still, 'reste', 'restent')}.`;
}

/** The two intervals and that of the difference, which alone decides. */
export function intervalles(data: RapportData, c: ComparaisonTotale): Phrase {
  const range = ([low, high]: readonly [number, number]) =>
    `de ${nombre(100 * low, 0)} à ${nombre(100 * high, 0)}`;
  const { avant, maintenant } = moments(data);
  const [low, high] = c.ecart.map(points) as [string, string];
  const alone = fr`Pris seul, il dépasserait la marge ; parmi toutes les comparaisons de ce rapport, le hasard peut encore l'expliquer.`;
  return suite(
    fr`Intervalles : ${range(c.avant.intervalle)} % ${avant.en}, ${range(c.maintenant.intervalle)} % ${maintenant.en}.`,
    fr`L'écart se situe entre ${low} et ${high} points.`,
    c.tendance === 'marge' && (c.ecart[0] > 0 || c.ecart[1] < 0) ? alone : null,
  );
}

/** "+7,1", "-3,0": one decimal, so that an end near zero keeps its side. */
const points = (share: number): string => `${share < 0 ? '−' : '+'}${nombre(Math.abs(100 * share), 1)}`;

type Row = { q: QuestionMesuree; c: Comparaison };

const part = (m: Mesure): number => m.cite / m.reponses;
const ecart = (c: Comparaison): number => Math.abs(part(c.maintenant) - part(c.avant));
const unsure = (c: Comparaison): number => Number(mouvement(c) === null);

/** The certain changes first, then the largest. */
function lignes(data: RapportData): Row[] {
  const rows = data.questions.flatMap((q) => {
    const c = comparaison(data, q);
    return c === null ? [] : [{ q, c }];
  });
  return rows.sort(
    (a, b) => unsure(a.c) - unsure(b.c) || ecart(b.c) - ecart(a.c) || (a.q.rang ?? 0) - (b.q.rang ?? 0),
  );
}

/** Two intervals on one axis, which ends at 50 % or 100 % and says so. */
function ensemble(data: RapportData, c: ComparaisonTotale): Vue {
  const top = Math.max(c.avant.intervalle[1], c.maintenant.intervalle[1]) > 0.5 ? 1 : 0.5;
  const bar = (m: Mesure, fill: string, stroke: string) => {
    const [low, high] = m.intervalle;
    const [from, width, at] = [low, high - low, part(m)].map((share) => pc(share / top));
    return html`<svg class="barre" width="100%" height="22" aria-hidden="true">
      <line x1="0" x2="100%" y1="11" y2="11" class="rail" />
      <rect x=${from} y="5" width=${width} height="12" rx="1" fill=${fill} stroke=${stroke} />
      <line x1=${at} x2=${at} y1="0" y2="22" stroke="var(--encre)" stroke-width="2.5" />
    </svg>`;
  };
  const { avant, maintenant } = moments(data);
  const value = (m: Mesure) => dire(fr`${m.cite} sur ${m.reponses}, soit ${Math.round(part(m) * 100)} %`);
  const scale = axe(t('0 %'), t(`${50 * top} %`), t(`${100 * top} %`));
  const before = bar(c.avant, 'var(--filet-2)', 'var(--filet-2)');
  const now = bar(c.maintenant, 'var(--marque)', 'var(--marque-texte)');
  return html`<div class="total insecable">
    <div class="ligne" aria-hidden="true"><span></span>${scale}<span></span></div>
    <div class="ligne"><span>${avant.tete}</span>${before}<span>${value(c.avant)}</span></div>
    <div class="ligne"><b>${maintenant.tete}</b>${now}<b>${value(c.maintenant)}</b></div>
    <p class="note">${dire(intervalles(data, c))}</p>
  </div>`;
}

/** Both counts can change: the first places are said only when they do. */
function lecture(c: Comparaison): Vue {
  if (c.premier.tendance === 'marge') return tendance(c.tendance);
  return [tendance(c.tendance), html`<br />`, tendance(c.premier.tendance, 'premier')];
}

function ligne(data: RapportData, { q, c }: Row): Vue {
  const [before, now] = [pc(part(c.avant)), pc(part(c.maintenant))];
  const drawing = html`<svg class="barre" width="100%" height="16" aria-hidden="true">
    <line x1="0" x2="100%" y1="8" y2="8" stroke="var(--filet)" />
    <line x1=${before} x2=${now} y1="8" y2="8" stroke="var(--encre)" stroke-width="2" />
    <circle cx=${before} cy="8" r="3.6" class="pt1" />
    <circle cx=${now} cy="8" r="4.4" fill="var(--marque-texte)" />
  </svg>`;
  const { avant, maintenant } = moments(data);
  const count = ({ cite, reponses }: Mesure) => `${cite}/${reponses}`;
  return rangee(citer(q.question), [
    cellule(drawing, 'g'),
    cellule(count(c.avant), 'num', avant.court),
    cellule(count(c.maintenant), 'num', maintenant.court),
    cellule(lecture(c), 'v'),
  ]);
}

function legende(data: RapportData): Phrase {
  const { avant, maintenant } = moments(data);
  const all = data.ias.every((_, place) => comparable(data, place));
  const same = all
    ? fr` Les modèles sont les mêmes ${queEn(avant)}.`
    : fr` Seuls comptent ici les modèles qui ont répondu les deux fois dans la même version.`;
  return fr`Rond vide : ${avant.nom}. Rond plein : ${maintenant.nom}. Échelle de 0 à 100 %.${same} Une hausse qui suit une page livrée ne prouve pas que la page en est la cause.`;
}

export function sectionEvolution(data: RapportData): Section | null {
  const total = comparaisonTotale(data);
  if (data.avant === null || total === null) return null;
  const { avant, maintenant } = moments(data);
  return {
    id: 'evolution',
    titre: `Depuis ${avant.nom}`,
    classe: 'large',
    lire: [
      fr`« En hausse » et « en baisse » sont réservés aux écarts que le hasard n'explique pas. Parmi tous les écarts jugés ici, au plus 5 % le seraient par erreur (intervalle de Newcombe, Benjamini-Hochberg).`,
    ],
    corps: [
      chapeau(chapeauEvolution(data)),
      ensemble(data, total),
      tableau({
        classe: 'evol',
        legende: 'Réponses qui vous citent, question par question',
        colonnes: [
          colonne('Question'),
          cellule(null),
          colonne(avant.tete, 'num'),
          colonne(maintenant.tete, 'num'),
          colonne('Lecture'),
        ],
        rangees: lignes(data).map((row) => ligne(data, row)),
      }),
      note(legende(data)),
    ],
  };
}
