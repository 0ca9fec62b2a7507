import { simulate } from '../simulator/simulate.ts';
import type { AskModel, Provider } from './port.ts';
import { anthropic } from './providers/anthropic.ts';
import { google } from './providers/google.ts';
import { mistral } from './providers/mistral.ts';
import { openai } from './providers/openai.ts';
import { openaiCompatible } from './providers/openai-compatible.ts';
import { perplexity } from './providers/perplexity.ts';
import { xai } from './providers/xai.ts';
import { type Adapter, throughSdk } from './sdk.ts';
import { type AiSettings, PROVIDERS } from './settings.ts';

const ADAPTERS: Record<Exclude<Provider, 'simulator'>, Adapter> = {
  openai,
  anthropic,
  google,
  perplexity,
  mistral,
  xai,
  'openai-compatible': openaiCompatible,
};

/** One function for every configured model. `timeoutMs` must stay under half the time a call is given by its cell. */
export const askModelOf =
  (settings: AiSettings, { timeoutMs }: { timeoutMs: number }): AskModel =>
  (call) => {
    const { provider } = call.model;
    if (provider === 'simulator') return simulate(call);
    const { key, base } = PROVIDERS[provider];
    return throughSdk(ADAPTERS[provider], { apiKey: settings[key], baseURL: settings[base], timeoutMs })(
      call,
    );
  };
