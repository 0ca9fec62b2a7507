import { type Decision, propose } from '@agence/gesture';
import type { Candidat, Jour, JourFact } from './jour.ts';

/** The oldest first, and how many turns the day has: as many requests as the ceiling of paid calls measures whole. */
export type DonnerTours = { readonly candidats: readonly Candidat[]; readonly par_jour: number };

export type Tours = { readonly leads: readonly string[] };

/** Once half of a day's turns are given: nobody beyond this part of them has one, an address, a network or a person. */
const PARTS = { source: 16, personne: 16, reseau: 8 } as const;

type Key = keyof typeof PARTS;
const KEYS: readonly Key[] = ['source', 'personne', 'reseau'];

const of = (list: readonly Candidat[], key: Key, { [key]: value }: Candidat): number =>
  value === undefined ? 0 : list.filter((one) => one[key] === value).length;

const mayHave = (jour: Jour, one: Candidat, par_jour: number): boolean => {
  if (jour.length >= par_jour) return false;
  const within = (key: Key) => of(jour, key, one) < Math.max(1, Math.ceil(par_jour / PARTS[key]));
  return jour.length * 2 < par_jour || KEYS.every(within);
};

/** One after the other of each address, network and person, whatever either sent before the others came. */
const inFairOrder = (jour: Jour, candidats: readonly Candidat[]): readonly Candidat[] => {
  const counts = new Map<string, number>();
  const before = (key: Key, { [key]: value }: Candidat): number => {
    if (value === undefined) return 0;
    const seen = counts.get(`${key}:${value}`) ?? 0;
    counts.set(`${key}:${value}`, seen + 1);
    return seen;
  };
  const roundOf = (one: Candidat) => Math.max(...KEYS.map((key) => before(key, one)));
  jour.forEach(roundOf);
  const round = candidats.map(roundOf);
  return [...candidats.keys()]
    .toSorted((a, b) => (round[a] ?? 0) - (round[b] ?? 0))
    .flatMap((i) => candidats[i] ?? []);
};

/** Gives the turns that a day still has; says which of the leads have one of that day, now or since before. */
export const donnerTours = (jour: Jour, { candidats, par_jour }: DonnerTours): Decision<Tours, JourFact> => {
  const has = (given: Jour, { lead }: Candidat) => given.some((one) => one.lead === lead);
  const waiting = candidats.filter((one) => !has(jour, one));
  const given = [...jour];
  for (const one of inFairOrder(jour, waiting)) if (mayHave(given, one, par_jour)) given.push(one);
  const leads = candidats.filter((one) => has(given, one)).map(({ lead }) => lead);
  const facts = given.slice(jour.length).map((one): JourFact => ({ type: 'tour_donne', ...one }));
  return propose({ leads }, facts);
};
