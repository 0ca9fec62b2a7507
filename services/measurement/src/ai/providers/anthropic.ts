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
