import type { Fiche } from '../mesures/fiche.ts';
import { domaineDe, domainesDonnes, pagesDonnees } from '../sources/adresse.ts';
import { genreDe } from '../sources/genre.ts';
import type { LectureLue } from './lecture.ts';
import type { Releve } from './releve/releve.data.ts';
import { porteLeNom } from './releve/site-de.ts';

/** Pages, and searches, that a document holds at most: those of most answers. */
const MOST = 1000;

/** A declared competitor's site is its own; a name in an answer may be that of a known directory. */
const quiDe = ({ site_web, concurrents }: Fiche, lues: readonly LectureLue[]) => {
  const own = domaineDe(site_web);
  const others = lues.flatMap(({ reading }) => reading.businesses.filter(({ is }) => is !== 'client'));
  const named = new Set(others.map(({ name }) => name));
  const carries = (domaine: string, names: Iterable<string>) =>
    [...names].some((nom) => porteLeNom(domaine, nom));
  return (domaine: string, known: boolean): Releve['domaines'][number]['qui'] => {
    if (domaine === own || domaine.endsWith(`.${own}`)) return 'client';
    return carries(domaine, concurrents) || (!known && carries(domaine, named)) ? 'concurrent' : null;
  };
};

/** What the answers give, by the number of answers, without what is empty; `places`: the place of each. */
const ranked = (lues: readonly LectureLue[], given: (lue: LectureLue) => readonly string[], most = MOST) => {
  const counted = Map.groupBy(lues.flatMap(given), (item) => item);
  counted.delete('');
  const all = [...counted]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([item]) => item);
  const places = new Map(all.map((item, i) => [item, i]));
  const placesOf = (lue: LectureLue) => given(lue).flatMap((item) => places.get(item) ?? []);
  return { all, places, placesOf };
};

/** Sites, pages and searches of the answers as a document holds them, and those of each answer. */
export function sourcesRelevees(fiche: Fiche, lues: readonly LectureLue[]) {
  const sites = ranked(lues, domainesDonnes, Infinity);
  const pages = ranked(lues, pagesDonnees);
  const searches = ranked(lues, ({ answer }) => answer?.recherches ?? []);
  const qui = quiDe(fiche, lues);
  const listes = {
    domaines: sites.all.map((domaine) => {
      const genre = genreDe(domaine);
      return { domaine, qui: qui(domaine, genre !== 'autre'), genre };
    }),
    pages: pages.all.map((adresse) => ({ adresse, domaine: sites.places.get(domaineDe(adresse)) ?? 0 })),
    recherches: searches.all,
  };
  const sourcesDe = (lue: LectureLue) => {
    const [sources, own, recherches] = [sites, pages, searches].map(({ placesOf }) => placesOf(lue));
    return {
      ...(sources?.length && { sources }),
      ...(own?.length && { pages: own }),
      ...(recherches?.length && { recherches }),
    };
  };
  return { listes, sourcesDe };
}
