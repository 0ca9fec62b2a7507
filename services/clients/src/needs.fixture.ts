import { newCommand } from '@agence/gesture/handler';
import type { Platform } from '@agence/platform/service';
import { type DocumentStore, documentStore, type Fact } from '@agence/platform/store/document-store';
import type { TestParts } from '@agence/testing/parts';
import { clientsStore } from './clients.store.ts';
import type { ModelCount } from './models.ts';
import type { Needs } from './needs.ts';
import type { Client } from './portefeuille/portefeuille.ts';

export const NOW = new Date('2026-11-21T10:00:00Z');

/** So many models are configured, as many as the plan asks unless said; one reads what they answer. */
export const fixedModels = (configured = () => Number.POSITIVE_INFINITY): ModelCount => {
  const parClient = async (plan: number) => Math.min(plan, configured());
  return {
    parClient,
    interroges: async (plan) => ({ modeles: await parClient(plan), lecteur: true }),
    refresh: async () => {},
  };
};

/** The accounts service, which says of each account whether it is served. */
export const accountsSaying = (servi: (compte: string) => boolean) => ({
  lireCompte: async ({ compte }: { readonly compte: string }) => ({
    result: { $case: 'compte', value: { servi: servi(compte) } },
  }),
});

/** One process of the service over a test's database; a test gives what it needs of the other services. */
export function clientsNeeds({ db, log }: TestParts, more: Partial<Record<keyof Needs, unknown>> = {}) {
  const store: Platform['store'] = (kind) => documentStore(db, kind, () => {});
  const needs: unknown = {
    ...clientsStore({ db, store } as Platform),
    clock: { now: () => NOW, offset_s: () => 0 },
    log,
    accounts: {},
    measurement: {},
    models: fixedModels(),
    allowed: new Set(),
    ...more,
  };
  return needs as Needs;
}

/** Writes facts into a document, by whatever command. */
export const happened = <S, F extends Fact>(
  store: Pick<DocumentStore<S, F>, 'carryOut'>,
  id: string,
  ...facts: readonly F[]
) => store.carryOut(id, () => ({ proposal: {}, facts }), newCommand());

export const posed = (client: Client) => ({ type: 'client_pose' as const, client });
