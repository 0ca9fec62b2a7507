import type { Usage } from '../documents/audit/audit.data.ts';

export type RobotIa = { readonly robot: string; readonly editeur: string; readonly usage: Usage };

const family = (usage: Usage, list: string): RobotIa[] =>
  list.split(', ').map((entry) => {
    const [robot = '', editeur = ''] = entry.split(' / ');
    return { robot, editeur, usage };
  });

/** The robots of AI services, by purpose; names as their makers publish them. */
export const ROBOTS_IA: readonly RobotIa[] = [
  ...family(
    'recherche',
    'Googlebot / Google, Bingbot / Microsoft, OAI-SearchBot / OpenAI, PerplexityBot / Perplexity, Claude-SearchBot / Anthropic, Applebot / Apple, DuckAssistBot / DuckDuckGo',
  ),
  ...family(
    'demande',
    'ChatGPT-User / OpenAI, Claude-User / Anthropic, Perplexity-User / Perplexity, MistralAI-User / Mistral',
  ),
  ...family(
    'entrainement',
    'GPTBot / OpenAI, ClaudeBot / Anthropic, Google-Extended / Google, Applebot-Extended / Apple, CCBot / Common Crawl, Meta-ExternalAgent / Meta, Amazonbot / Amazon, Bytespider / ByteDance',
  ),
];
