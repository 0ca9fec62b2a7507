import type { RapportData } from '../documents/rapport/rapport.data.ts';
import { porteLeNom } from '../documents/releve/site-de.ts';
import type { Fiche } from '../mesures/fiche.ts';
import { adresseDe, domaineDe } from '../sources/adresse.ts';
import type { LectureLue } from './extraits.ts';

/** The domains that an answer gives as sources, each once. */
export const domainesDonnes = ({ answer }: Pick<LectureLue, 'answer'>): string[] => [
  ...new Set((answer?.sources ?? []).map((source) => domaineDe(adresseDe(source) ?? ''))),
];

/** The names in an answer besides the client. */
const autres = ({ reading }: LectureLue): string[] =>
  reading.businesses.filter(({ is }) => is !== 'client').map(({ name }) => name);

/** Domains given as sources, most frequent first; those of the client and of its competitors are marked. */
export function domainesDe(
  { site_web, concurrents }: Fiche,
  lues: readonly LectureLue[],
): RapportData['domaines'] {
  const own = domaineDe(site_web);
  const others = new Set([...concurrents, ...lues.flatMap(autres)]);
  const qui = (domaine: string) =>
    domaine === own || domaine.endsWith(`.${own}`)
      ? 'client'
      : [...others].some((nom) => porteLeNom(domaine, nom))
        ? 'concurrent'
        : null;
  const counted = Map.groupBy(
    lues.flatMap(domainesDonnes).filter((domaine) => domaine !== ''),
    (domaine) => domaine,
  );
  return [...counted]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([domaine]) => ({ domaine, qui: qui(domaine) }));
}
