import { collect } from './collect.ts';
import { decide } from './decide/decide.ts';
import { parseAnswer } from './document/parse.ts';
import { domainMentions } from './domain-mentions.ts';
import type { Judges } from './judge/judges.ts';
import { SOFTWARE } from './lexicons/platforms.ts';
import { merge } from './merge.ts';
import { siteInSources } from './names/domains.ts';
import { knownNames } from './names/forms.ts';
import { scopes } from './scope.ts';
import { questionOf, settingOf } from './setting.ts';
import type { Reading, ReadingContext, State } from './types.ts';

/** Changes whenever a verdict may change. */
export const READER_VERSION = '1.12.0';

/** R12: the state of one answer. */
export function stateOfAnswer(position: number | null): State {
  if (position === null) return 'conquerir';
  return position === 1 ? 'acquise' : 'consolider';
}

/** The first four steps: every candidate of an answer with its verdict, before one business becomes one entry. */
export function mentionsIn(answer: string, context: ReadingContext, judges?: Judges) {
  const doc = parseAnswer(answer);
  const known = knownNames(context);
  const all = collect(doc, known);
  const asked = questionOf(context.question, known);
  const here = new Set([...known.town, ...asked.placed, ...SOFTWARE.filter((word) => known.trade.has(word))]);
  const setting = settingOf(doc, all, asked, known);
  const bench = { known, setting, scopes: scopes(doc), units: doc.units, here };
  const found = [...decide(all, bench, judges), ...domainMentions(all, context, known.site, bench.scopes)];
  return { doc, found, declines: setting.declines };
}

/**
 * Reads one answer: which businesses it puts before the customer, in which order, and why. Pure and deterministic.
 *
 * 1. the rendered text and its structure; 2. the names to look for; 3. everything that may be a business;
 * 4. a verdict on each mention; 5. one entry a business, in order.
 */
export function readAnswer(answer: string, context: ReadingContext): Reading {
  const { doc, found, declines } = mentionsIn(answer, context);
  const { businesses, notCounted } = merge(found, doc);
  const rank = businesses.findIndex((b) => b.is === 'client');
  const position = rank < 0 ? null : rank + 1;
  return {
    version: READER_VERSION,
    businesses,
    notCounted,
    client_cited: rank >= 0,
    client_position: position,
    client_site_in_sources: siteInSources(context.client.site, context.sources),
    state: stateOfAnswer(position),
    refusal: businesses.length === 0 && (declines || answer.trim() === ''),
  };
}
