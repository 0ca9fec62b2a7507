import type { RapportData } from '../documents/rapport/rapport.data.ts';
import type { Fiche } from '../mesures/mesure.ts';
import type { LectureLue } from './extraits.ts';

/** The host of an address without `www.`, empty when it is none. */
export const domaineDe = (url: string): string => {
  const host = URL.parse(url.includes('://') ? url : `https://${url}`)?.hostname ?? '';
  return host.replace(/^www\./, '').toLowerCase();
};

/** Domains given as sources, the most often given first; the client's own is told apart. */
export function domainesDe({ site_web }: Fiche, lues: readonly LectureLue[]): RapportData['domaines'] {
  const own = domaineDe(site_web);
  const all = lues.flatMap(({ answer }) => [
    ...new Set((answer?.sources ?? []).map(({ url }) => domaineDe(url))),
  ]);
  const counted = Map.groupBy(
    all.filter((domaine) => domaine !== ''),
    (domaine) => domaine,
  );
  return [...counted]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([domaine]) => ({ domaine, qui: domaine === own || domaine.endsWith(`.${own}`) ? 'client' : null }));
}
