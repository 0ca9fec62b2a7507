import { anthropic } from './providers/anthropic.ts';
import { google } from './providers/google.ts';
import { mistral } from './providers/mistral.ts';
import { openai } from './providers/openai.ts';
import { openaiCompatible } from './providers/openai-compatible.ts';
import { perplexity } from './providers/perplexity.ts';
import { xai } from './providers/xai.ts';

/** The providers that `AI_MODELS` may name, in the order of the refusal's list. */
export const PROVIDERS = {
  openai,
  anthropic,
  google,
  perplexity,
  mistral,
  xai,
  'openai-compatible': openaiCompatible,
};
