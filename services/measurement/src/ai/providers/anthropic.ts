import { type Adapter, frenchPlace, settingsOf } from '../adapter.ts';

type Reported = { usage?: { server_tool_use?: { web_search_requests?: number } | null } } | undefined;

/** Models before 4.6 do not know the search that filters what it finds by itself. */
const BASIC_SEARCH = /^claude-(3|[a-z]+-4($|-\d{8}|-[0-5]($|-)))/;

/** `/messages`. */
export const anthropic = {
  label: 'Anthropic',
  key: 'ANTHROPIC_API_KEY',
  base: 'ANTHROPIC_BASE_URL',
  recherche_web: true,
  // `web_search_tool_result`: every result given to the model; citations are among them.
  sources: 'lues',
  reader: 'claude-haiku-4-5',
  prices: {
    // https://platform.claude.com/docs/en/models/overview
    read: '2026-11-28',
    list: [
      ['claude-fable-5-2', 8, 40, 10],
      ['claude-fable-5-1', 10, 50, 10],
      ['claude-opus-5-5', 4, 20, 10],
      ['claude-opus-5', 5, 25, 10],
      ['claude-opus-4-8', 5, 25, 10],
      ['claude-opus-4-6', 5, 25, 10],
      ['claude-opus-4-5', 5, 25, 10],
      ['claude-sonnet-5-5', 2, 10, 10],
      ['claude-sonnet-5', 2, 10, 10],
      ['claude-sonnet-4-6', 3, 15, 10],
      ['claude-sonnet-4-5', 3, 15, 10],
      ['claude-haiku-5-5', 0.1, 0.5, 10],
      ['claude-haiku-4-5', 1, 5, 10],
      // Unconfirmed.
      ['claude-opus-4-7', 5, 25, 10],
    ],
  },
  open: async (connection, { model, ville, search, effort }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const provider = createAnthropic(settingsOf(connection, '/v1'));
    const opened = {
      model: provider(model),
      providerOptions: { anthropic: effort === null ? {} : { effort } },
    };
    if (search === undefined) return opened;
    const { webSearch_20250305, webSearch_20260318 } = provider.tools;
    const webSearch = BASIC_SEARCH.test(model) ? webSearch_20250305 : webSearch_20260318;
    const most = search.most === null ? {} : { maxUses: search.most };
    return {
      ...opened,
      tools: { web_search: webSearch({ ...most, userLocation: frenchPlace(ville) }) },
    };
  },
  searches: (reply) => (reply.response.body as Reported)?.usage?.server_tool_use?.web_search_requests ?? 0,
} as const satisfies Adapter;
