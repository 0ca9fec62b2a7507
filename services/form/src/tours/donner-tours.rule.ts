import { type Decision, propose } from '@agence/gesture';
import type { Candidat, Jour, JourFact } from './jour.ts';

/** `candidats`: oldest first. `par_jour`: as many requests as the daily ceiling of paid calls can measure completely. */
export type DonnerTours = { readonly candidats: readonly Candidat[]; readonly par_jour: number };

export type Tours = { readonly leads: readonly string[] };

/** Once half of the day's turns are given, an address, a network or a person gets at most this part of them. */
const PARTS = { source: 16, personne: 16, reseau: 8 } as const;

type Key = keyof typeof PARTS;
const KEYS: readonly Key[] = ['source', 'personne', 'reseau'];

const mayHave = (jour: Jour, candidat: Candidat, par_jour: number): boolean => {
  if (jour.length >= par_jour) return false;
  const alike = (key: Key) => jour.filter((given) => given[key] === candidat[key]).length;
  const within = (key: Key) => alike(key) < Math.max(1, Math.ceil(par_jour / PARTS[key]));
  return jour.length * 2 < par_jour || KEYS.every(within);
};

/** Takes the candidates in turn (round robin) by address, network and person, whatever their order of arrival. */
const inFairOrder = (jour: Jour, candidats: readonly Candidat[]): readonly Candidat[] => {
  const counts = new Map<string, number>();
  const before = (key: Key, { [key]: value }: Candidat): number => {
    const seen = counts.get(`${key}:${value}`) ?? 0;
    counts.set(`${key}:${value}`, seen + 1);
    return seen;
  };
  const roundOf = (candidat: Candidat) => Math.max(...KEYS.map((key) => before(key, candidat)));
  jour.forEach(roundOf);
  const round = candidats.map(roundOf);
  return [...candidats.keys()]
    .toSorted((a, b) => (round[a] ?? 0) - (round[b] ?? 0))
    .flatMap((i) => candidats[i] ?? []);
};

/** Gives the turns left in a day; answers with the leads that have a turn on that day, new or old. */
export const donnerTours = (jour: Jour, { candidats, par_jour }: DonnerTours): Decision<Tours, JourFact> => {
  const has = (given: Jour, { lead }: Candidat) => given.some((candidat) => candidat.lead === lead);
  const waiting = candidats.filter((candidat) => !has(jour, candidat));
  const given = [...jour];
  for (const next of inFairOrder(jour, waiting)) if (mayHave(given, next, par_jour)) given.push(next);
  const leads = candidats.filter((candidat) => has(given, candidat)).map(({ lead }) => lead);
  const facts = given.slice(jour.length).map((candidat): JourFact => ({ type: 'tour_donne', ...candidat }));
  return propose({ leads }, facts);
};
