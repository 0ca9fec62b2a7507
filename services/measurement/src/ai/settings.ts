import { z } from 'zod';
import { PLUME, PLUMES } from '../simulator/styles.ts';
import type { ModelRef, Provider } from './port.ts';

const value = z
  .string()
  .optional()
  .transform((text) => (text?.trim() ? text.trim() : undefined));

/** The environment variables of this folder, to be spread into the service's configuration. Empty means absent. */
export const aiVariables = {
  AI_MODELS: value.describe('Models to ask, `provider:model` separated by commas; none: a simulator'),
  OPENAI_API_KEY: value,
  ANTHROPIC_API_KEY: value,
  GOOGLE_GENERATIVE_AI_API_KEY: value,
  PERPLEXITY_API_KEY: value,
  MISTRAL_API_KEY: value,
  XAI_API_KEY: value,
  OPENAI_COMPATIBLE_API_KEY: value,
  OPENAI_BASE_URL: value,
  ANTHROPIC_BASE_URL: value,
  GOOGLE_BASE_URL: value,
  PERPLEXITY_BASE_URL: value,
  MISTRAL_BASE_URL: value,
  XAI_BASE_URL: value,
  OPENAI_COMPATIBLE_BASE_URL: value,
};

export type AiSettings = { readonly [name in keyof typeof aiVariables]?: string | undefined };

type Variables = { label: string; key: keyof AiSettings; base: keyof AiSettings; recherche_web: boolean };

export const PROVIDERS: Record<Exclude<Provider, 'simulator'>, Variables> = {
  openai: { label: 'OpenAI', key: 'OPENAI_API_KEY', base: 'OPENAI_BASE_URL', recherche_web: true },
  anthropic: {
    label: 'Anthropic',
    key: 'ANTHROPIC_API_KEY',
    base: 'ANTHROPIC_BASE_URL',
    recherche_web: true,
  },
  google: {
    label: 'Google',
    key: 'GOOGLE_GENERATIVE_AI_API_KEY',
    base: 'GOOGLE_BASE_URL',
    recherche_web: true,
  },
  perplexity: {
    label: 'Perplexity',
    key: 'PERPLEXITY_API_KEY',
    base: 'PERPLEXITY_BASE_URL',
    recherche_web: true,
  },
  mistral: { label: 'Mistral', key: 'MISTRAL_API_KEY', base: 'MISTRAL_BASE_URL', recherche_web: true },
  xai: { label: 'xAI', key: 'XAI_API_KEY', base: 'XAI_BASE_URL', recherche_web: true },
  'openai-compatible': {
    label: '',
    key: 'OPENAI_COMPATIBLE_API_KEY',
    base: 'OPENAI_COMPATIBLE_BASE_URL',
    recherche_web: false,
  },
};

const SIMULATED = ['ardoise', 'boussole', 'cigale', 'dune', 'estampe'] as const;

/** The configured models in their order; a setting that cannot work throws one sentence that says what to set. */
export const modelsOf = (settings: AiSettings): ModelRef[] => {
  const entries = (settings.AI_MODELS ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return SIMULATED.map(simulated);
  const twice = entries.find((entry, i) => entries.indexOf(entry) !== i);
  if (twice) throw new Error(`AI_MODELS names ${twice} twice.`);
  return entries.map((entry) => modelOf(entry, settings));
};

const simulated = (model: string): ModelRef => ({
  id: `simulator:${model}`,
  provider: 'simulator',
  model,
  label: `${model.charAt(0).toUpperCase()}${model.slice(1)} (modèle simulé)`,
  // It gives sources as a model does that searched.
  recherche_web: (PLUMES[model] ?? PLUME).sources,
  simulated: true,
});

/** The first colon separates: a model's own name may contain others. */
const modelOf = (entry: string, settings: AiSettings): ModelRef => {
  const colon = entry.indexOf(':');
  const provider = colon < 0 ? entry : entry.slice(0, colon);
  const model = colon < 0 ? '' : entry.slice(colon + 1).trim();
  const known = ['simulator', ...Object.keys(PROVIDERS)];
  if (!isProvider(provider))
    throw new Error(`AI_MODELS: unknown provider in "${entry}"; known ones are ${known.join(', ')}.`);
  if (model === '') throw new Error(`AI_MODELS: "${entry}" has no model; write ${provider}:<model>.`);
  return provider === 'simulator' ? simulated(model) : real(provider, model, settings);
};

const isProvider = (text: string): text is Provider => text === 'simulator' || Object.hasOwn(PROVIDERS, text);

const real = (provider: keyof typeof PROVIDERS, model: string, settings: AiSettings): ModelRef => {
  const { label, key, base, recherche_web } = PROVIDERS[provider];
  const id = `${provider}:${model}`;
  if (provider !== 'openai-compatible' && !settings[key])
    throw new Error(`AI_MODELS asks for ${id} but ${key} is not set.`);
  if (provider === 'openai-compatible' && !settings[base])
    throw new Error(`AI_MODELS asks for ${id} but ${base} is not set.`);
  const url = settings[base];
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`${base} is not an http(s) address.`);
  return { id, provider, model, label: `${label} ${model}`.trim(), recherche_web, simulated: false };
};
