import { forTests } from '@agence/platform/process/settings';
import { z } from 'zod';
import type { Adapter } from './adapter.ts';
import type { ModelRef, Provider } from './port.ts';
import { readingPrice } from './prices.ts';
import { PROVIDERS } from './providers.ts';
import { orderFaultsOf } from './simulator/orders.ts';
import { readerFaultsOf } from './simulator/reader.ts';
import { PLUME, PLUMES } from './simulator/styles.ts';

const value = z
  .string()
  .optional()
  .transform((text) => (text?.trim() ? text.trim() : undefined));

type Variable = (typeof PROVIDERS)[keyof typeof PROVIDERS]['key' | 'base'];
const variables = Object.values(PROVIDERS).flatMap(({ key, base }) => [
  [key, value] as const,
  [base, value] as const,
]);

/** The environment variables of this folder, for the service's configuration. Empty means absent. */
export const aiVariables = {
  AI_MODELS: value.describe('Models to ask, `provider:model` separated by commas; none: a simulator'),
  READER_MODEL: value.describe(
    '`provider:model` that reads the answers; none: the cheapest of the providers that have a key; `rules`: no model',
  ),
  ORDERS_MODEL: value.describe(
    '`provider:model` that orders by mail are sent to when they are in no strict form; none: the one that reads; `off`: no model',
  ),
  SIMULATOR_ORDERS_FAULTS: forTests(
    value.describe('how often the simulated model misunderstands orders: `value=0.05,json=0.1`'),
  ),
  SIMULATOR_READER_FAULTS: forTests(
    value.describe('how often the simulated reader goes wrong: `forgets=0.05,json=0.1`'),
  ),
  ...(Object.fromEntries(variables) as Record<Variable, typeof value>),
};

export type AiSettings = { readonly [name in keyof typeof aiVariables]?: string | undefined };

const SIMULATED = ['ardoise', 'boussole', 'cigale', 'dune', 'estampe'] as const;

/** The configured models in order; throws one sentence on what to set when a setting cannot work. */
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

/** The model that reads answers; null: rules. By default the cheapest known one that has a key, else the first asked. */
export const readerOf = (settings: AiSettings, models = modelsOf(settings)): ModelRef | null => {
  const { READER_MODEL } = settings;
  if (READER_MODEL === 'rules') return null;
  if (READER_MODEL !== undefined) return modelOf(READER_MODEL, settings, 'READER_MODEL');
  const [first] = models;
  if (first === undefined || first.simulated) return simulated('lecteur');
  const known = Object.entries<Adapter>(PROVIDERS).flatMap(([provider, { key, reader }]) =>
    reader === undefined || settings[key as Variable] === undefined
      ? []
      : [modelOf(`${provider}:${reader}`, settings, 'READER_MODEL')],
  );
  return known.toSorted((a, b) => readingPrice(a) - readingPrice(b))[0] ?? first;
};

/** The model that understands orders by mail; null: none. */
export const ordersModelOf = (settings: AiSettings): ModelRef | null => {
  const { ORDERS_MODEL } = settings;
  if (ORDERS_MODEL === 'off') return null;
  return ORDERS_MODEL === undefined ? readerOf(settings) : modelOf(ORDERS_MODEL, settings, 'ORDERS_MODEL');
};

/** Why the models cannot be called; null when they can. */
export const refusesModels = (settings: AiSettings): string | null => {
  try {
    readerOf(settings);
    ordersModelOf(settings);
    readerFaultsOf(settings.SIMULATOR_READER_FAULTS);
    orderFaultsOf(settings.SIMULATOR_ORDERS_FAULTS);
    return null;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
};

const simulated = (model: string): ModelRef => ({
  id: `simulator:${model}`,
  provider: 'simulator',
  model,
  label: `${model.charAt(0).toUpperCase()}${model.slice(1)} (modèle simulé)`,
  // It gives sources as a searching model does.
  recherche_web: (PLUMES[model] ?? PLUME).sources,
  simulated: true,
});

/** The first colon separates: the model's name may contain others. */
const modelOf = (entry: string, settings: AiSettings, variable = 'AI_MODELS'): ModelRef => {
  const colon = entry.indexOf(':');
  const provider = colon < 0 ? entry : entry.slice(0, colon);
  const model = colon < 0 ? '' : entry.slice(colon + 1).trim();
  const known = ['simulator', ...Object.keys(PROVIDERS)];
  if (!isProvider(provider))
    throw new Error(`${variable}: unknown provider in "${entry}"; known ones are ${known.join(', ')}.`);
  if (model === '') throw new Error(`${variable}: "${entry}" has no model; write ${provider}:<model>.`);
  return provider === 'simulator' ? simulated(model) : real(provider, model, settings, variable);
};

const isProvider = (text: string): text is Provider => text === 'simulator' || Object.hasOwn(PROVIDERS, text);

const real = (
  provider: keyof typeof PROVIDERS,
  model: string,
  settings: AiSettings,
  variable: string,
): ModelRef => {
  const { label, key, base, recherche_web } = PROVIDERS[provider];
  const id = `${provider}:${model}`;
  const needed = provider === 'openai-compatible' ? base : key;
  if (!settings[needed]) throw new Error(`${variable} asks for ${id} but ${needed} is not set.`);
  const url = settings[base];
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`${base} is not an http(s) address.`);
  return { id, provider, model, label: `${label} ${model}`.trim(), recherche_web, simulated: false };
};
