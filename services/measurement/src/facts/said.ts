import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isoDay } from '@agence/words/paris';
import type { Fiche } from '../mesures/fiche.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { domaineDe } from '../sources/adresse.ts';
import type { LectureLue } from '../states/lecture.ts';
import { aboutClient, flat, type Names } from './about.ts';
import type { FaitDit } from './faits.data.ts';
import { type Judged, judged } from './judge.ts';
import type { SiteFacts } from './site.ts';
import { statementsIn } from './statements.ts';

/** Reasons for which a name does not count, although the answer speaks of the business. */
const SPOKEN_OF: ReadonlySet<string> = new Set(['fermé', 'déconseillé', 'ne sert pas ce besoin']);
const NAMESAKE: ReadonlySet<string> = new Set(['homonyme', 'à ne pas confondre']);
const MOST_BYTES = 200_000;
/** Facts in a report; a sentence of an answer is at most 600 signs long. */
const MOST = 40;

/** Reasons for which a name is that of no business. */
const NO_BUSINESS: ReadonlySet<string> = new Set([
  ...['pas un nom d’entreprise', 'organisme public', 'mot courant', 'plateforme', 'source seulement'],
]);

/** The names in an answer; null when it does not name the client, or when its name may mean somebody else. */
function namesIn(
  fiche: Fiche,
  { businesses, notCounted, uncertain = [] }: LectureLue['reading'],
): Names | null {
  const seen = [...businesses, ...notCounted.filter(({ reason }) => !NO_BUSINESS.has(reason))];
  const spoken = [...businesses, ...notCounted.filter(({ reason }) => SPOKEN_OF.has(reason))];
  const client = spoken.filter(({ is }) => is === 'client');
  const flatNames = (names: readonly (string | undefined)[]) =>
    [...new Set(names.map((name = '') => flat(name)))].filter((name) => name.trim() !== '');
  const own = flatNames([fiche.entreprise, ...client.map(({ excerpt }) => excerpt)]);
  const excerpts = seen.filter(({ is }) => is !== 'client').map(({ excerpt }) => excerpt);
  const others = flatNames([...fiche.concurrents, ...excerpts]);
  const unclear =
    client.length === 0 ||
    uncertain.some(({ is }) => is === 'client') ||
    others.some((name) => own.includes(name)) ||
    notCounted.some(({ is, reason }) => is === 'client' && NAMESAKE.has(reason));
  return unclear ? null : { own, others };
}

/** What one answer says of the client, held against its site. */
export async function saidIn(
  text: string,
  reading: LectureLue['reading'],
  fiche: Fiche,
  site: SiteFacts | null,
): Promise<readonly Judged[]> {
  const { typesetAnswer } = await import('@agence/reading');
  const found = namesIn(fiche, reading);
  if (found === null) return [];
  const { lines } = typesetAnswer(text, { names: [], offers: [] }, MOST_BYTES);
  const sentences = aboutClient(lines, found);
  const known = site?.hosts.includes(domaineDe(fiche.site_web)) ? { site, fiche } : null;
  return judged(sentences.flatMap(statementsIn), known);
}

const ORDER: readonly FaitDit['verdict'][] = ['faux', 'non_verifiable', 'conforme'];

/** What the answers of a measurement say of the client: each fact once, false ones first, then the most frequent. */
export async function factsSaid(
  lues: readonly LectureLue[],
  { fiche, models }: Pick<Mesure, 'fiche' | 'models'>,
  site: SiteFacts | null,
): Promise<FaitDit[]> {
  const facts = new Map<string, FaitDit>();
  for (const { answer, reading, cell } of lues) {
    const seen = new Set<string>();
    for (const { statement, verdict, proof } of await saidIn(answer?.text ?? '', reading, fiche, site)) {
      const { kind: genre, shown: dit, sentence: phrase } = statement;
      const key = `${genre} ${verdict} ${flat(dit)}`;
      const preuve = proof && site && { dit: proof.shown, page: proof.url, lue: isoDay(site.at) };
      const fact = facts.get(key) ?? { genre, dit, verdict, preuve, phrase, par_ia: models.map(() => 0) };
      const ia = models.indexOf(cell.model);
      if (!seen.has(key)) fact.par_ia[ia] = (fact.par_ia[ia] ?? 0) + 1;
      facts.set(key, fact);
      seen.add(key);
    }
    await yieldToOthers();
  }
  const times = ({ par_ia }: FaitDit): number => par_ia.reduce((sum, n) => sum + n, 0);
  return [...facts.values()]
    .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || times(b) - times(a))
    .slice(0, MOST);
}
