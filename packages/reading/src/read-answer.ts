import { collect } from './collect.ts';
import { parseAnswer } from './document/parse.ts';
import { decide } from './judge/decide.ts';
import { domainMentions } from './judge/domains.ts';
import { scopesOf } from './judge/scopes.ts';
import { settingOf } from './judge/setting.ts';
import { merge } from './merge.ts';
import { siteInSources } from './names/domains.ts';
import { knownNames } from './names/forms.ts';
import type { Reading, ReadingContext, State } from './types.ts';

/** Changes whenever a verdict may change. */
export const READER_VERSION = '2.0.0';

/** R12: the state of one answer. */
export function stateOfAnswer(position: number | null): State {
  if (position === null) return 'conquerir';
  return position === 1 ? 'acquise' : 'consolider';
}

/** Every mention of an answer with its verdict, before one business becomes one entry. */
export function mentionsIn(answer: string, context: ReadingContext) {
  const doc = parseAnswer(answer);
  const known = knownNames(context);
  const all = collect(doc, known);
  const setting = settingOf(doc, all, context.question, known);
  const found = [
    ...decide(doc, all, known, setting),
    ...domainMentions(all, context, known.site, scopesOf(doc)),
  ];
  return { doc, found, declines: setting.declines };
}

/**
 * Reads one answer: which businesses it puts before the customer, in which order, and why. Pure and deterministic.
 * The rendered text, the names to look for, everything that may be a business, a verdict on each, one entry a business.
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
