import type { Usage } from './audit.data.ts';

export type RobotIa = { readonly robot: string; readonly editeur: string; readonly usage: Usage };

/** The day when the makers' pages were last read, in public copies. */
export const ROBOTS_READ_ON = '2026-11-28';

type Maker = {
  readonly editeur: string;
  /** The page where the maker says what its robots do. */
  readonly source: string;
  readonly robots: Readonly<Record<string, Usage>>;
};

/**
 * The robots of AI services, by the names that robots.txt uses. `Google-Extended` fetches nothing: it rules the training
 * of Gemini and what Gemini may ground an answer on.
 */
export const MAKERS: readonly Maker[] = [
  {
    editeur: 'OpenAI',
    source: 'developers.openai.com/docs/bots',
    robots: { 'OAI-SearchBot': 'recherche', 'ChatGPT-User': 'demande', GPTBot: 'entrainement' },
  },
  {
    editeur: 'Anthropic',
    source: 'support.claude.com/en/articles/8896518',
    robots: { 'Claude-SearchBot': 'recherche', 'Claude-User': 'demande', ClaudeBot: 'entrainement' },
  },
  {
    editeur: 'Google',
    source: 'developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
    robots: { Googlebot: 'recherche', 'Google-Extended': 'gemini' },
  },
  {
    editeur: 'Perplexity',
    source: 'docs.perplexity.ai/docs/resources/perplexity-crawlers',
    robots: { PerplexityBot: 'recherche', 'Perplexity-User': 'demande' },
  },
  {
    editeur: 'Mistral',
    source: 'docs.mistral.ai/robots',
    robots: {
      'MistralAI-Index': 'recherche',
      'MistralAI-User': 'demande',
      'MistralAI-Training': 'entrainement',
    },
  },
  {
    editeur: 'Apple',
    source: 'support.apple.com/en-us/119829',
    robots: { Applebot: 'recherche', 'Applebot-Extended': 'entrainement' },
  },
  {
    editeur: 'Microsoft',
    source: 'bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
    robots: { Bingbot: 'recherche' },
  },
  {
    editeur: 'Meta',
    source: 'developers.facebook.com/docs/sharing/webmasters/web-crawlers',
    robots: {
      'Meta-WebIndexer': 'recherche',
      'Meta-ExternalFetcher': 'demande',
      'Meta-ExternalAgent': 'entrainement',
    },
  },
  {
    editeur: 'Amazon',
    source: 'developer.amazon.com/amazonbot',
    robots: { 'Amzn-SearchBot': 'recherche', 'Amzn-User': 'demande', Amazonbot: 'entrainement' },
  },
  {
    editeur: 'DuckDuckGo',
    source: 'duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    robots: { DuckAssistBot: 'demande' },
  },
  { editeur: 'Common Crawl', source: 'commoncrawl.org/ccbot', robots: { CCBot: 'entrainement' } },
];

const ORDER: readonly Usage[] = ['recherche', 'demande', 'gemini', 'entrainement'];

/** The same, by usage: what decides whether a site is cited comes first. */
export const ROBOTS_IA: readonly RobotIa[] = ORDER.flatMap((wanted) =>
  MAKERS.flatMap(({ editeur, robots }) =>
    Object.entries(robots).flatMap(([robot, usage]) => (usage === wanted ? { robot, editeur, usage } : [])),
  ),
);

/** The search robots that try the home page: a firewall that lists AI robots knows these names. */
export const PROBES = [
  {
    robot: 'OAI-SearchBot',
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
  },
  {
    robot: 'PerplexityBot',
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  },
];
