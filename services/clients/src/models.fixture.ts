import type { ModelCount } from './models.ts';

/** So many models are configured, as many as the plan asks unless said; one reads what they answer. */
export const fixedModels = (configured = () => Number.POSITIVE_INFINITY): ModelCount => {
  const parClient = async (plan: number) => Math.min(plan, configured());
  return {
    parClient,
    interroges: async (plan) => ({ modeles: await parClient(plan), lecteur: true }),
    refresh: async () => {},
  };
};
