/** The most that one call of a model may take. */
export type Limits = {
  /** Tokens of reasoning and text together: every provider counts both. */
  readonly outputTokens: number;
  readonly timeoutMs: number;
  /** How hard the model reasons; null: as its provider decides. */
  readonly effort: 'low' | null;
  /** Web searches; null: the provider's API takes no limit. */
  readonly searches: number | null;
};

const USUAL: Limits = { outputTokens: 16_000, timeoutMs: 180_000, effort: null, searches: 5 };

/** What differs from the usual; the first row that fits applies. Pages were read on 28/11/2026, in stored copies. */
const ROWS: readonly ({ readonly models: RegExp } & Partial<Limits>)[] = [
  // GPT-5 pro knows no effort but `high`.
  { models: /^openai:gpt-[\d.]+-pro(-\d|$)/ },
  // https://developers.openai.com/api/docs/models
  { models: /^openai:(gpt-[5-9]|o\d)(?!.*-chat)/, effort: 'low' },
  // These reason by themselves, and hard; earlier models only on request: https://platform.claude.com/docs/en/models/overview
  { models: /^anthropic:claude-[a-z]+-([5-9]|\d\d)/, effort: 'low' },
  { models: /^anthropic:claude-3-haiku/, outputTokens: 4_096 },
  // Of the effort: https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/thinking
  { models: /^google:gemini-[3-9]/, effort: 'low', searches: null },
  { models: /^google:/, searches: null },
  { models: /^mistral:/, searches: null },
  // It searches once, before it answers.
  { models: /^perplexity:/, searches: 1 },
];

/** `id`: `<provider>:<model>`. */
export const limitsOf = (id: string): Limits => {
  const row = ROWS.find(({ models }) => models.test(id));
  const { outputTokens, timeoutMs, effort, searches } = { ...USUAL, ...row };
  return { outputTokens, timeoutMs, effort, searches };
};

/** No call lasts longer: leases and graceful stops follow from it. */
export const LONGEST_CALL_MS = Math.max(USUAL.timeoutMs, ...ROWS.map(({ timeoutMs = 0 }) => timeoutMs));
