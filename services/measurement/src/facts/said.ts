import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { foldedWords } from '@agence/words/folded';
import { isoDay } from '@agence/words/paris';
import type { Fiche } from '../mesures/fiche.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { domaineDe } from '../sources/adresse.ts';
import type { LectureLue } from '../states/lecture.ts';
import { aboutClient } from './about.ts';
import type { FaitDit } from './faits.data.ts';
import { type Judged, judged } from './judge.ts';
import type { SiteFacts } from './site.ts';
import { statementsIn } from './statements.ts';

const MOST_BYTES = 200_000;
/** Facts in a report; a sentence of an answer is at most 600 signs long. */
const MOST = 40;

/** Reasons for which a name is that of no business. */
const NO_BUSINESS: ReadonlySet<string> = new Set([
  ...['pas un nom d’entreprise', 'organisme public', 'mot courant', 'plateforme', 'source seulement'],
]);

const flat = (text: string): string => ` ${foldedWords(text).join(' ')} `;

/** The names in an answer; null when it does not name the client, or when its name may mean somebody else. */
function namesIn(fiche: Fiche, { businesses, notCounted = [], uncertain = [] }: LectureLue['reading']) {
  const away = notCounted.filter(({ is }) => is === 'client');
  const unclear = away.some(({ reason }) => reason === 'homonyme' || reason === 'à ne pas confondre');
  const said = [...businesses, ...away].filter(({ is }) => is === 'client');
  const own = [fiche.entreprise, ...said.map(({ excerpt }) => excerpt)].map(flat);
  const named = notCounted.filter(({ reason }) => !NO_BUSINESS.has(reason));
  const others = [...businesses, ...named].filter(({ is }) => is !== 'client');
  const namesake = others.some(({ excerpt }) => own.includes(flat(excerpt ?? '')));
  if (said.length === 0 || unclear || namesake || uncertain.some(({ is }) => is === 'client')) return null;
  return {
    names: [
      ...[fiche.entreprise, ...said.map(({ excerpt }) => excerpt)].map((name) => ({ name, is: 'client' })),
      ...[...fiche.concurrents, ...others.map(({ excerpt }) => excerpt)].map((name) => ({
        name,
        is: 'autre',
      })),
    ].filter(({ name }) => name !== undefined && name !== ''),
    isOwn: (text: string) => own.some((name) => flat(text).includes(name)),
  };
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
  const { lines } = typesetAnswer(text, { names: found.names, offers: [] }, MOST_BYTES);
  const sentences = aboutClient(lines, found.isOwn);
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
