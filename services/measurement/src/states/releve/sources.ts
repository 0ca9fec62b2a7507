import type { NatureDesSources, Releve } from './releve.data.ts';

/** Answers by what their provider's API returns: pages that they cite, or pages that their model read. */
export type Donnees = { reponses: number; citees: number; lues: number };
export type Source = Donnees & { domaine: string; qui: 'client' | 'concurrent' | null };

type Donnee = { places: Set<number>; nature: NatureDesSources | undefined };

const donnees = (given: readonly Donnee[]): Donnees => ({
  reponses: given.length,
  citees: given.filter(({ nature }) => nature === 'citees').length,
  lues: given.filter(({ nature }) => nature === 'lues').length,
});

/** Domains given as sources, with the number of valid answers that give them; `sur`: answers with at least one. */
export function sources(data: Releve): { sur: Donnees; liste: Source[] } {
  const given = data.questions
    .flatMap((q) => q.detail)
    .map(
      (r): Donnee => ({
        places: new Set('lu' in r ? (r.sources ?? []) : []),
        nature: data.ias[r.ia]?.sources?.nature,
      }),
    )
    .filter(({ places }) => places.size > 0);
  const liste = data.domaines
    .map((d, place) => ({ ...d, ...donnees(given.filter(({ places }) => places.has(place))) }))
    .filter((d) => d.reponses > 0)
    .sort((a, b) => b.reponses - a.reponses || (a.domaine < b.domaine ? -1 : 1));
  return { sur: donnees(given), liste };
}

/** Valid answers for which the model searched the web. */
export const recherches = (data: Releve, place?: number): number =>
  data.questions
    .flatMap((q) => q.detail)
    .filter((r) => 'lu' in r && r.recherche && (place === undefined || r.ia === place)).length;
