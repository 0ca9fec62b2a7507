import type { Client } from '@agence/proto/clients/v1/clients';
import { storedDate } from '@agence/words/paris';
import { parEvolution } from './evolution.ts';

export const TRIS = {
  nom: 'nom',
  mesure: 'dernière mesure',
  conquerir: 'questions à conquérir',
  evolution: 'évolution',
} as const;
export type Tri = keyof typeof TRIS;

const MAX_Q = 120;

/** The search and the order in the address. */
export type Choix = { readonly q: string; readonly tri: Tri };

export function choixDe(query: URLSearchParams): Choix {
  const tri = (Object.keys(TRIS) as Tri[]).find((name) => name === query.get('tri'));
  return { q: (query.get('q') ?? '').trim().slice(0, MAX_Q), tri: tri ?? 'nom' };
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const day = ({ derniere_mesure = '' }: Client): string => storedDate(derniere_mesure);

const ORDRES: Readonly<Record<Tri, (a: Client, b: Client) => number>> = {
  nom: (a, b) => a.entreprise.localeCompare(b.entreprise, 'fr'),
  mesure: (a, b) => day(b).localeCompare(day(a)),
  conquerir: (a, b) => (b.decompte?.a_conquerir ?? -1) - (a.decompte?.a_conquerir ?? -1),
  evolution: parEvolution,
};

/** The text that a search looks through. */
const decrit = ({ entreprise, site, ville = '', mesure, actif }: Client): string =>
  `${entreprise} ${site} ${ville} ${actif ? mesure : 'retiré'}`;

/** The clients that a search finds, in order, removed ones last. */
export function trouves(clients: readonly Client[], { q, tri }: Choix): readonly Client[] {
  const wanted = plain(q);
  return clients
    .filter((client) => plain(decrit(client)).includes(wanted))
    .toSorted((a, b) => Number(b.actif) - Number(a.actif) || ORDRES[tri](a, b) || ORDRES.nom(a, b));
}
