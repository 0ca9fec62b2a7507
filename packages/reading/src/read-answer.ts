import { collect } from './collect.ts';
import { parseAnswer } from './document/parse.ts';
import type { Doc } from './document/types.ts';
import { companyOf } from './judge/company.ts';
import { decide } from './judge/decide.ts';
import { domainMentions } from './judge/domains.ts';
import { scopesOf } from './judge/scopes.ts';
import { settingOf } from './judge/setting.ts';
import type { Found } from './judge/verdict.ts';
import { merge } from './merge.ts';
import { siteInSources } from './names/domains.ts';
import { knownNames, toldApart } from './names/forms.ts';
import type { Reading, ReadingContext, State } from './types.ts';

/** Changes whenever a verdict may change. */
export const READER_VERSION = '2.4.0';

/** R12: the state of one answer. */
export function stateOfAnswer(position: number | null): State {
  if (position === null) return 'conquerir';
  return position === 1 ? 'acquise' : 'consolider';
}

/** A reading with the lines it was read from and every mention that it weighed, before one business becomes one entry. */
export type Weighed = { reading: Reading; found: readonly Found[]; doc: Doc };

/** Reads one answer; pure and deterministic. `declared`: only the client and its declared competitors are judged. */
export function weighAnswer(answer: string, context: ReadingContext, declared = false): Weighed {
  const doc = parseAnswer(answer);
  const known = knownNames(context);
  const all = collect(doc, known, declared);
  const setting = settingOf(doc, context.question, known);
  const bench = { all, known, setting, scopes: scopesOf(doc), company: companyOf(all) };
  const found = [...decide(bench, declared), ...domainMentions(bench, context)];
  const { businesses: merged, notCounted } = merge(found, doc);
  const businesses = merged.map((business) =>
    business.is === 'autre' ? { ...business, name: toldApart(business.name, context) } : business,
  );
  const rank = businesses.findIndex((b) => b.is === 'client');
  const position = rank < 0 ? null : rank + 1;
  const reading: Reading = {
    version: READER_VERSION,
    businesses,
    notCounted,
    client_cited: rank >= 0,
    client_position: position,
    client_site_in_sources: siteInSources(context.client.site, context.sources),
    state: stateOfAnswer(position),
    refusal: businesses.length === 0 && (setting.declines || answer.trim() === ''),
  };
  return { reading, found, doc };
}

export const readAnswer = (answer: string, context: ReadingContext): Reading =>
  weighAnswer(answer, context).reading;
