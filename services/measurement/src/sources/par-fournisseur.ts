import { fr } from '@agence/gesture';
import type { Provider } from '../ai/port.ts';
import type { NatureDesSources } from '../documents/releve/releve.data.ts';

/** What the sources of a provider's answers are, in words for a report; null: its API returns none. */
export type SourcesRendues = { readonly nature: NatureDesSources; readonly dit: string } | null;

const CITEES = { nature: 'citees', dit: fr`les pages que la réponse cite` } as const;
const LUES = {
  nature: 'lues',
  dit: fr`les pages que sa recherche lui a données à lire, citées ou non`,
} as const;

/** What each provider's API returns as sources; we keep the addresses. */
export const SOURCES_RENDUES: Readonly<Record<Provider, SourcesRendues>> = {
  // `url_citation` annotations of the text.
  openai: CITEES,
  // `web_search_tool_result`: every result given to the model; citations are among them.
  anthropic: LUES,
  // `groundingChunks`: what the search gave; only `groundingSupports`, which we do not keep, says what the text cites.
  google: LUES,
  // `citations`: every page of the search; the text refers to some of them by number.
  perplexity: LUES,
  // `tool_reference` parts of the text.
  mistral: CITEES,
  // `url_citation` annotations of the text.
  xai: CITEES,
  'openai-compatible': null,
  simulator: CITEES,
};
