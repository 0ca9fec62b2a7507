import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { foldedWords } from '@agence/words/folded';
import { isoDay } from '@agence/words/paris';
import type { Fiche } from '../mesures/fiche.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { domaineDe } from '../sources/adresse.ts';
import type { LectureLue } from '../states/lecture.ts';
import { aboutClient, flat, type Names } from './about.ts';
import type { FaitDit } from './faits.data.ts';
import { type Judged, judged, UNSURE } from './judge.ts';
import type { SiteFacts } from './site.ts';
import { statementsIn } from './statements.ts';

/** Why a name does not count although the answer speaks of the business; then, when it may be another's; then, no business's. */
const SPOKEN_OF: ReadonlySet<string> = new Set(['fermé', 'déconseillé', 'ne sert pas ce besoin']);
const NAMESAKE: ReadonlySet<string> = new Set(['homonyme', 'à ne pas confondre']);
const NO_BUSINESS: ReadonlySet<string> = new Set([
  ...['pas un nom d’entreprise', 'organisme public', 'mot courant', 'plateforme', 'source seulement'],
]);
const MOST_BYTES = 60_000;
/** Facts in a report; a sentence of an answer is at most 600 signs long. */
const MOST = 40;

/** The names in an answer; null when it does not name the client, or when its name may mean somebody else. */
function namesIn({ entreprise, concurrents }: Fiche, reading: LectureLue['reading']): Names | null {
  const { businesses, notCounted, uncertain = [] } = reading;
  const named = (left: readonly { excerpt: string }[], declared: readonly string[]) =>
    [...declared, ...left.map(({ excerpt }) => excerpt)].map(flat).filter((name) => name.trim() !== '');
  const isClient = ({ is }: { is: string }) => is === 'client';
  const client = [...businesses, ...notCounted.filter(({ reason }) => SPOKEN_OF.has(reason))].filter(
    isClient,
  );
  const seen = [...businesses, ...notCounted.filter(({ reason }) => !NO_BUSINESS.has(reason))];
  const own = named(client, [entreprise]);
  const others = named(
    seen.filter((name) => !isClient(name)),
    concurrents,
  );
  const namesakes = notCounted.filter(({ reason }) => NAMESAKE.has(reason));
  const unclear = [...uncertain, ...namesakes].some(isClient) || others.some((name) => own.includes(name));
  return client.length === 0 || unclear ? null : { own, others };
}

/** What one answer says of the client, held against its site. */
export async function saidIn(
  text: string,
  reading: LectureLue['reading'],
  fiche: Fiche,
  site: SiteFacts | null,
): Promise<readonly Judged[]> {
  const names = namesIn(fiche, reading);
  if (names === null) return [];
  const { typesetAnswer } = await import('@agence/reading');
  const { lines } = typesetAnswer(text, { names: [], offers: [] }, MOST_BYTES);
  const statements = aboutClient(lines, names).flatMap(statementsIn);
  const known = site?.hosts.includes(domaineDe(fiche.site_web)) ? site : null;
  // « Phytosol SAS » may be another business than « Phytosol Conseil »: nothing is called false of it.
  const declared = flat(fiche.entreprise);
  const sure = names.own.every((name) => name.includes(declared) || declared.includes(name));
  return judged(statements, known, fiche, text).map((fact) =>
    fact.verdict === 'faux' && !sure ? { ...fact, ...UNSURE } : fact,
  );
}

const ORDER: readonly FaitDit['verdict'][] = ['faux', 'non vérifiable', 'conforme'];

/** What the answers of a measurement say of the client: each fact once, false ones first, then the most frequent. */
export async function factsSaid(
  lues: readonly LectureLue[],
  { fiche, models }: Pick<Mesure, 'fiche' | 'models'>,
  site: SiteFacts | null,
): Promise<FaitDit[]> {
  const facts = new Map<string, FaitDit>();
  for (const { answer, reading, cell } of lues) {
    const all = await saidIn(answer?.text ?? '', reading, fiche, site);
    const key = ({ statement: { kind, shown }, verdict }: Judged) =>
      [kind, verdict, ...foldedWords(shown)].join(' ');
    for (const [id, { statement, verdict, proof }] of new Map(all.map((one) => [key(one), one]))) {
      const { kind: genre, shown: dit, sentence: phrase } = statement;
      const preuve = proof && site && { dit: proof.shown, page: proof.url, lue: isoDay(site.at) };
      const empty = { genre, dit, phrase, verdict, preuve, reponses: 0, par_ia: models.map(() => 0) };
      const fact = facts.get(id) ?? empty;
      const par_ia = fact.par_ia.map((n, ia) => (models[ia] === cell.model ? n + 1 : n));
      facts.set(id, { ...fact, reponses: fact.reponses + 1, par_ia });
    }
    await yieldToOthers();
  }
  return [...facts.values()]
    .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || b.reponses - a.reponses)
    .slice(0, MOST);
}
