import type { ModelRef, Provider } from './port.ts';
import { PROVIDERS } from './providers.ts';

const isReal = (provider: string): provider is keyof typeof PROVIDERS => Object.hasOwn(PROVIDERS, provider);

/** A model that answered and is configured no more, under the name in its id. */
const formerly = (id: string): ModelRef => {
  const provider = id.slice(0, id.indexOf(':'));
  const model = id.slice(provider.length + 1);
  const { label, recherche_web } = isReal(provider)
    ? PROVIDERS[provider]
    : { label: '', recherche_web: false };
  return {
    ...{ id, provider: provider as Provider, model, label: `${label} ${model}`.trim(), recherche_web },
    simulated: provider === 'simulator',
  };
};

/** The models asked, each once at the place of its id: a document counts answers by that place. */
export const askedOf = (ids: readonly string[], models: readonly ModelRef[]): readonly ModelRef[] =>
  ids.map((id) => models.find((model) => model.id === id) ?? formerly(id));
