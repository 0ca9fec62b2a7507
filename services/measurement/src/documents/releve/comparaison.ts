import { certain, newcombe, type Pair } from '../../etats/difference.ts';
import { wilson } from '../../etats/wilson.ts';
import { type Compte, compteDe, compter, somme, total } from './calculs.ts';
import type { QuestionMesuree, Releve, Reponse } from './releve.data.ts';

export type Tendance = 'hausse' | 'baisse' | 'marge';
export type Mesure = Compte & { intervalle: [bas: number, haut: number] };

/** A count in two measurements: the answers that cite the client, or that cite it first. */
export type Ecart = { avant: Mesure; maintenant: Mesure; tendance: Tendance };

/** `ecart`: Newcombe's interval of the difference. `premier`: null when the measurement before did not keep it. */
export type Comparaison = Ecart & { ecart: [bas: number, haut: number]; premier: Ecart | null };

/** A certain change; `quoi` says which count changed. */
export type Mouvement = Ecart & { quoi: 'cite' | 'premier' };

type Counts = { cite: Pair; premier: Pair | null };
type Comparees = { total: Comparaison | null; questions: ReadonlyMap<number, Comparaison> };

/** A model is comparable if it was asked before in the same version, and if the same reader read the answers. */
export const comparable = (data: Releve, place: number): boolean => {
  const ia = data.ias[place];
  return data.avant !== null && data.lecture.comme_avant && ia !== undefined && ia.modele_avant === ia.modele;
};

const premierDe = (q: QuestionMesuree, reponses: readonly Reponse[]): Compte => ({
  ...compteDe(q, reponses),
  cite: compter(q, reponses).premier,
});

const pairOf = (before: readonly Compte[], now: readonly Compte[]): Pair => {
  const [was, is] = [somme(before), somme(now)];
  return { before: { count: was.cite, of: was.reponses }, now: { count: is.cite, of: is.reponses } };
};

/** The same question before and now, over the comparable models. */
function counts(data: Releve, q: QuestionMesuree): Counts | null {
  const { avant } = q;
  if (avant === null || q.conserve || q.etat === null) return null;
  const both = data.ias.flatMap((_, place) => {
    const before = avant.par_ia[place];
    const now = q.detail.filter((r) => r.ia === place);
    const compared =
      comparable(data, place) && before && before.reponses > 0 && compteDe(q, now).reponses > 0;
    return compared ? [{ before, now }] : [];
  });
  if (both.length === 0) return null;
  const firsts = both.flatMap(({ before: { premier, reponses } }) =>
    premier === undefined ? [] : [{ cite: premier, reponses }],
  );
  return {
    cite: pairOf(
      both.map(({ before }) => before),
      both.map(({ now }) => compteDe(q, now)),
    ),
    premier:
      firsts.length < both.length
        ? null
        : pairOf(
            firsts,
            both.map(({ now }) => premierDe(q, now)),
          ),
  };
}

const totalPair = (all: readonly Counts[]): Pair => {
  const sum = (which: 'before' | 'now') =>
    all.map(({ cite }) => ({ cite: cite[which].count, reponses: cite[which].of }));
  return pairOf(sum('before'), sum('now'));
};

const mesure = ({ count, of }: Pair['now']): Mesure => ({
  cite: count,
  reponses: of,
  intervalle: wilson(count, of),
});

const ecart = ({ before, now }: Pair, sure: ReadonlySet<Pair>, pair: Pair): Ecart => {
  const up = now.count / now.of > before.count / before.of;
  const tendance = sure.has(pair) ? (up ? 'hausse' : 'baisse') : 'marge';
  return { avant: mesure(before), maintenant: mesure(now), tendance };
};

function compared(data: Releve): Comparees {
  const rows = data.questions.flatMap((q) => {
    const found = counts(data, q);
    return found === null ? [] : [{ n: q.n, ...found }];
  });
  if (rows.length === 0) return { total: null, questions: new Map() };
  const whole = totalPair(rows);
  const pairs = [whole, ...rows.flatMap(({ cite, premier }) => [cite, ...(premier ? [premier] : [])])];
  const verdicts = certain(pairs);
  const sure = new Set(pairs.filter((_, i) => verdicts[i]));
  const one = (cite: Pair, premier: Pair | null): Comparaison => ({
    ...ecart(cite, sure, cite),
    ecart: newcombe(cite),
    premier: premier && ecart(premier, sure, premier),
  });
  return {
    total: one(whole, null),
    questions: new Map(rows.map(({ n, cite, premier }) => [n, one(cite, premier)])),
  };
}

const known = new WeakMap<Releve, Comparees>();

/** All comparisons of a report, made together: a change is certain among all that the report compares. */
function comparees(data: Releve): Comparees {
  const found = known.get(data) ?? compared(data);
  known.set(data, found);
  return found;
}

export const comparaison = (data: Releve, { n }: QuestionMesuree): Comparaison | null =>
  comparees(data).questions.get(n) ?? null;

/** All comparable questions together. */
export const comparaisonTotale = (data: Releve): Comparaison | null => comparees(data).total;

/** The certain change of a question: in citations, else in first places; null within the margin. */
export function mouvement(c: Comparaison): Mouvement | null {
  if (c.tendance !== 'marge') return { ...c, quoi: 'cite' };
  return c.premier === null || c.premier.tendance === 'marge' ? null : { ...c.premier, quoi: 'premier' };
}

/** True when everything could be compared, so that "contre … en octobre" holds for all. */
export function toutComparable(data: Releve): boolean {
  const all = comparaisonTotale(data);
  const now = total(data);
  const before = somme(data.questions.flatMap((q) => q.avant?.par_ia.flatMap((c) => c ?? []) ?? []));
  return all !== null && all.maintenant.reponses === now.reponses && all.avant.reponses === before.reponses;
}
