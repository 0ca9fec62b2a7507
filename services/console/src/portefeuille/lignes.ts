import { fr } from '@agence/gesture';
import type { Client } from '@agence/proto/clients/v1/clients';
import type { Changement, QuestionBougee } from '@agence/proto/clients/v1/questions';
import { etatDit, monte } from '@agence/words/etats';
import { combien, nombre } from '@agence/words/french';
import { storedDate } from '@agence/words/paris';

/** The verdicts of the report, in the order in which an agency looks at them. */
export const TENDANCES: ReadonlyMap<string, string> = new Map([
  ['baisse', fr`en baisse`],
  ['hausse', fr`en hausse`],
  ['marge', fr`dans la marge`],
]);

/** "en hausse"; undefined when nothing compares. */
export const tendanceDite = ({ tendance }: Changement): string | undefined => TENDANCES.get(tendance);

/** "106/200 → 114/204" */
export const avantApres = ({ cite_avant, reponses_avant, cite, reponses }: Changement): string =>
  `${nombre(cite_avant)}/${nombre(reponses_avant)} → ${nombre(cite)}/${nombre(reponses)}`;

/** The questions that fell first, then those that rose. */
export const bougees = ({ bouges }: Changement): readonly QuestionBougee[] =>
  bouges.toSorted((a, b) => Number(monte(a)) - Number(monte(b)));

/** "acquise → à consolider" */
export const passage = ({ avant, etat }: QuestionBougee): string => `${etatDit(avant)} → ${etatDit(etat)}`;

/** "2 questions montent, 1 descend"; empty when no state moved. */
export const etatsBouges = ({ montees, descendues }: Pick<Changement, 'montees' | 'descendues'>): string => {
  const up = montees === 0 ? '' : combien(montees, 'question monte', 'questions montent');
  if (descendues === 0) return up;
  return up === ''
    ? combien(descendues, 'question descend', 'questions descendent')
    : `${up}, ${combien(descendues, 'descend', 'descendent')}`;
};

/** Certain falls first, then certain rises, then what lies within the margin; the larger difference first. */
const rang = ({ constat }: Client): number => {
  const changement = constat?.changement;
  if (changement === undefined || changement.tendance === '') return TENDANCES.size;
  const { cite_avant, reponses_avant, cite, reponses, tendance } = changement;
  return (
    [...TENDANCES.keys()].indexOf(tendance) - Math.abs(cite / reponses - cite_avant / reponses_avant) / 2
  );
};

const parEvolution = (a: Client, b: Client): number => rang(a) - rang(b);

/** "Depuis la mesure précédente : 2 en baisse, 27 dans la marge ; 4 questions montent." Empty with nothing to compare. */
export function bilanDesEvolutions(clients: readonly Client[]): string {
  const found = clients.flatMap(({ actif, constat }) => (actif && constat?.changement) || []);
  const counts = [...TENDANCES].flatMap(([tendance, dit]) => {
    const n = found.filter((other) => other.tendance === tendance).length;
    return n === 0 ? [] : [`${nombre(n)} ${dit}`];
  });
  const bouges = etatsBouges({
    montees: found.reduce((sum, { montees }) => sum + montees, 0),
    descendues: found.reduce((sum, { descendues }) => sum + descendues, 0),
  });
  const parts = [counts.join(', '), bouges].filter((part) => part !== '');
  return parts.length === 0 ? '' : fr` Depuis la mesure précédente : ${parts.join(fr` ; `)}.`;
}

export const TRIS = {
  nom: 'nom',
  mesure: 'dernière mesure',
  conquerir: 'questions à conquérir',
  evolution: 'évolution',
} as const;
type Tri = keyof typeof TRIS;

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
