import { certain, interval, newcombe, type Pair, type Share } from '@agence/words/difference';
import {
  type Counted,
  type DayCount,
  OF_ONE_DAY,
  resemblance,
  resemblanceOfAll,
  shareOf,
  shareOfAll,
} from '@agence/words/resemblance';
import { daysOf, parJour, somme, total } from './calculs.ts';
import type { QuestionMesuree, Releve } from './releve.data.ts';

export type Tendance = 'hausse' | 'baisse' | 'marge';
export type Mesure = ReturnType<typeof mesure>;

/** A count in two measurements: the answers that cite the client, or that cite it first. */
export type Ecart = ReturnType<typeof judged>;

/** `ecart`: Newcombe's interval of the difference. */
export type ComparaisonTotale = Ecart & { ecart: [bas: number, haut: number] };
export type Comparaison = ComparaisonTotale & { premier: Ecart };

/** A certain change; `quoi` says which count changed. */
export type Mouvement = Ecart & { quoi: 'cite' | 'premier' };

/** A model is comparable if it was asked before in the same version, and if the same reader read the answers. */
export const comparable = (data: Releve, place: number): boolean => {
  const ia = data.ias[place];
  return data.avant !== null && data.lecture.comme_avant && ia !== undefined && ia.modele_avant === ia.modele;
};

/** The same question before and now, over the comparable models; none when nothing compares. */
function days(data: Releve, q: QuestionMesuree) {
  const { n, avant } = q;
  if (avant === null || q.conserve || q.etat === null) return [];
  const counted = parJour(q);
  const both = data.ias.flatMap((_, place) => {
    const [before, now] = [avant.par_ia[place], counted.filter(({ model }) => model === place)];
    return comparable(data, place) && before?.reponses && now.length > 0
      ? [{ before: daysOf(before, place), now }]
      : [];
  });
  if (both.length === 0) return [];
  return [{ n, before: both.flatMap(({ before }) => before), now: both.flatMap(({ now }) => now) }];
}

const mesure = (share: Share) => {
  return { cite: share.count, reponses: share.of, intervalle: interval(share) };
};

function judged(pair: Pair, sure: ReadonlySet<Pair>) {
  const { before, now } = pair;
  const up = now.count / now.of > before.count / before.of;
  const tendance: Tendance = sure.has(pair) ? (up ? 'hausse' : 'baisse') : 'marge';
  return { avant: mesure(before), maintenant: mesure(now), tendance };
}

/** Two measurements over all their questions together. */
export const pairOfAll = (before: readonly DayCount[][], now: readonly DayCount[][]): Pair => ({
  before: shareOfAll(before, 'cite', resemblanceOfAll(now, 'cite')),
  now: shareOfAll(now, 'cite', resemblanceOfAll(before, 'cite')),
});

/** What a report compares: its answers over all questions, and those of each question. */
export function paires(data: Releve) {
  const rows = data.questions.flatMap((q) => days(data, q));
  if (rows.length === 0) return null;
  const [before, now] = [rows.map((row) => row.before), rows.map((row) => row.now)];
  const [then, since] = [resemblance(before) ?? OF_ONE_DAY, resemblance(now) ?? OF_ONE_DAY];
  const questions = rows.map((row) => {
    const pairOf = (which: Counted): Pair => {
      return { before: shareOf(row.before, which, then), now: shareOf(row.now, which, since) };
    };
    return { n: row.n, cite: pairOf('cite'), premier: pairOf('premier') };
  });
  return { whole: pairOfAll(before, now), questions };
}

function compared(data: Releve) {
  const found = paires(data);
  if (found === null) return null;
  const { whole, questions } = found;
  const pairs = [whole, ...questions.flatMap(({ cite, premier }) => [cite, premier])];
  const verdicts = certain(pairs);
  const sure = new Set(pairs.filter((_, i) => verdicts[i]));
  const compare = (cite: Pair): ComparaisonTotale => ({ ...judged(cite, sure), ecart: newcombe(cite) });
  return {
    total: compare(whole),
    questions: new Map(
      questions.map(({ n, cite, premier }) => [n, { ...compare(cite), premier: judged(premier, sure) }]),
    ),
  };
}

const known = new WeakMap<Releve, ReturnType<typeof compared>>();

/** All comparisons of a report, made together: a change is certain among all that the report compares. */
function comparees(data: Releve) {
  const found = known.get(data) ?? compared(data);
  known.set(data, found);
  return found;
}

export const comparaison = (data: Releve, { n }: QuestionMesuree): Comparaison | null =>
  comparees(data)?.questions.get(n) ?? null;

export const comparaisonTotale = (data: Releve): ComparaisonTotale | null => comparees(data)?.total ?? null;

/** The certain change of a question: in citations, else in first places; null within the margin. */
export function mouvement(c: Comparaison): Mouvement | null {
  if (c.tendance !== 'marge') return { ...c, quoi: 'cite' };
  return c.premier.tendance === 'marge' ? null : { ...c.premier, quoi: 'premier' };
}

/** True when everything could be compared, so that "contre … en octobre" holds for all. */
export function toutComparable(data: Releve): boolean {
  const all = comparaisonTotale(data);
  const now = total(data);
  const before = somme(data.questions.flatMap((q) => q.avant?.par_ia.flatMap((c) => c ?? []) ?? []));
  return all !== null && all.maintenant.reponses === now.reponses && all.avant.reponses === before.reponses;
}
