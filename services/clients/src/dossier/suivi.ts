import type { EtatDeQuestion, Releve } from './etat.ts';

/** Two years of monthly measurements. */
const KEPT = 24;

export const decompte = (etats: readonly EtatDeQuestion[]) => {
  const count = (wanted: string): number => etats.filter(({ etat }) => etat === wanted).length;
  return { a_conquerir: count('conquerir'), a_consolider: count('consolider'), acquises: count('acquise') };
};

type Mesuree = { readonly mesure: string; readonly le: Date };

/** Adds a measurement's counts to the history; a repeated measurement replaces its earlier entry. */
export const avecReleve = (
  suivi: readonly Releve[],
  mesuree: Mesuree,
  etats: readonly EtatDeQuestion[],
): readonly Releve[] => [
  ...suivi.filter(({ mesure }) => mesure !== mesuree.mesure).slice(1 - KEPT),
  { ...mesuree, ...decompte(etats) },
];
