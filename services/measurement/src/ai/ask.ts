import { simulate } from '../simulator/simulate.ts';
import { openaiCompatible } from './openai-compatible.ts';
import type { AskModel, Provider } from './port.ts';
import { type Adapter, throughSdk } from './sdk.ts';
import { type AiSettings, PROVIDERS } from './settings.ts';

const ADAPTERS: Partial<Record<Provider, Adapter>> = { 'openai-compatible': openaiCompatible };

/** One function for every configured model. `timeoutMs` must stay under half the time a call is given by its cell. */
export const askModelOf = (settings: AiSettings, { timeoutMs }: { timeoutMs: number }): AskModel => {
  const byProvider = new Map<Provider, AskModel>([['simulator', simulate]]);
  for (const [provider, { key, base }] of Object.entries(PROVIDERS)) {
    const adapter = ADAPTERS[provider as Provider];
    const connection = { apiKey: settings[key], baseURL: settings[base], timeoutMs };
    if (adapter) byProvider.set(provider as Provider, throughSdk(adapter, connection));
  }
  return async (call) =>
    byProvider.get(call.model.provider)?.(call) ?? {
      kind: 'rejected',
      status: 0,
      why: `no adapter for ${call.model.provider}`,
    };
};
