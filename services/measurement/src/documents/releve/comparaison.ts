import { wilson } from '../../etats/wilson.ts';
import { type Compte, compteDe, somme, total } from './calculs.ts';
import type { QuestionMesuree, Releve } from './releve.data.ts';

export type Tendance = 'hausse' | 'baisse' | 'marge';
export type Mesure = Compte & { intervalle: [bas: number, haut: number] };
export type Comparaison = {
  avant: Mesure;
  maintenant: Mesure;
  tendance: Tendance;
};

/** A trend is claimed only when the two intervals do not overlap. */
export function comparer(before: Compte, now: Compte): Comparaison {
  const avant = { ...before, intervalle: wilson(before.cite, before.reponses) };
  const maintenant = { ...now, intervalle: wilson(now.cite, now.reponses) };
  const up = maintenant.intervalle[0] > avant.intervalle[1];
  const down = maintenant.intervalle[1] < avant.intervalle[0];
  return {
    avant,
    maintenant,
    tendance: up ? 'hausse' : down ? 'baisse' : 'marge',
  };
}

/** A model is comparable if it was asked before in the same version, and if the same reader read the answers. */
export const comparable = (data: Releve, place: number): boolean => {
  const ia = data.ias[place];
  return data.avant !== null && data.lecture.comme_avant && ia !== undefined && ia.modele_avant === ia.modele;
};

/** The same question before and now, over the comparable models. */
export function comparaison(data: Releve, q: QuestionMesuree): Comparaison | null {
  const { avant } = q;
  if (avant === null || q.conserve || q.etat === null) return null;
  const pairs = data.ias.flatMap((_, place) => {
    const before = avant.par_ia[place];
    const now = compteDe(
      q,
      q.detail.filter((r) => r.ia === place),
    );
    const both = comparable(data, place) && before && before.reponses > 0 && now.reponses > 0;
    return both ? [{ before, now }] : [];
  });
  return pairs.length === 0
    ? null
    : comparer(somme(pairs.map((p) => p.before)), somme(pairs.map((p) => p.now)));
}

/** All comparable questions together. */
export function comparaisonTotale(data: Releve): Comparaison | null {
  const comparaisons = data.questions.flatMap((q) => comparaison(data, q) ?? []);
  return comparaisons.length === 0
    ? null
    : comparer(somme(comparaisons.map((c) => c.avant)), somme(comparaisons.map((c) => c.maintenant)));
}

/** True when everything could be compared, so that "contre … en octobre" holds for all. */
export function toutComparable(data: Releve): boolean {
  const all = comparaisonTotale(data);
  const now = total(data);
  const before = somme(data.questions.flatMap((q) => q.avant?.par_ia.flatMap((c) => c ?? []) ?? []));
  return all !== null && all.maintenant.reponses === now.reponses && all.avant.reponses === before.reponses;
}
