import type { System } from '../system.ts';
import { comptes, lead, NOW, WAITING } from './waiting.fixture.ts';

const SAMPLED = { id: 'm_1:1:0:3', compte: 'clairval', client: 'c_1', entreprise: 'Fleurs Vasseur' };

const refus = (value: string) => ({
  result: { $case: 'refus', value: { refus: { $case: 'not_found', value } } },
});

export type Fake = {
  readonly system: System;
  /** The changes that were requested, in order. */
  readonly changes: readonly unknown[];
  readonly closed: () => number;
};

/** A system that tells the same of everything and remembers what it was asked to change; services in `away` do not answer. */
export function fakeSystem(away: readonly string[] = [], paiement: object = {}): Fake {
  const changes: unknown[] = [];
  let closed = 0;
  const tells =
    (service: string, answer: unknown) =>
    async (...asked: readonly unknown[]) => {
      if (away.includes(service)) throw Object.assign(new Error('14 UNAVAILABLE'), { code: 14, details: '' });
      return typeof answer === 'function' ? answer(...asked) : answer;
    };
  const does = (name: string, value: unknown) => async (request: object) => {
    changes.push({ [name]: request });
    return { result: value };
  };
  const every = (service: string) => ({
    replayParked: async (request: object) => {
      changes.push({ [`replayParked in ${service}`]: request });
      return { replayed: true };
    },
    runTask: tells(service, (request: { readonly name: string }) => {
      if (service !== 'mail' || request.name !== 'envois') return { ran: [], failed: [] };
      changes.push({ [`runTask in ${service}`]: request });
      return { ran: ['envois'], failed: [] };
    }),
    listJournal: tells(service, ({ on = service }: { on?: string }) => ({
      entries: [
        {
          ...{ id: `j_${service}`, operator: 'ada', what: 'task_run', on: service, why: '' },
          at_ts: NOW - service.length,
        },
      ].filter((entry) => entry.on === on),
    })),
    eraseActor: tells(service, {}),
    showClock: tells(service, { now_ts: NOW, offset_s: 0 }),
    listParked: tells(service, {
      parked:
        service === 'mail'
          ? [
              {
                ...{ id: 'p_1', subject: 'mesure_terminee', event_id: 'e9', error: 'gone' },
                ...{ parked_ts: NOW - 60, compte: 'clairval' },
              },
            ]
          : [],
    }),
  });
  const showAccount = ({ slug }: { slug: string }) => {
    const found = comptes.find((one) => one.slug === slug);
    return found === undefined
      ? refus('Aucun compte ne porte cet identifiant.')
      : { result: { $case: 'compte', value: { ...found, paiement } } };
  };
  const system = {
    operator: 'ada',
    publicUrl: 'https://mesure.test',
    accounts: {
      listAccounts: tells('accounts', { comptes }),
      showAccount: tells('accounts', showAccount),
      listAddressRequests: tells('accounts', { requests: WAITING.requests }),
      listKeyRequests: tells('accounts', { requests: [] }),
      listKeys: tells('accounts', {
        result: { $case: 'keys', value: { keys: [{ id: 'k_1', door: 'agence', end: 'abcd' }] } },
      }),
      cutKeys: does('cutKeys', { $case: 'cut', value: { coupees: 1, assistants_coupes: 0 } }),
      setPayment: does('setPayment', {
        ...{ $case: 'set', value: { mode_paiement: 'carte', stripe_customer: 'cus_1' } },
      }),
      resumeAccount: does('resumeAccount', { $case: 'compte', value: comptes[0] }),
      eraseAddress: does('eraseAddress', { $case: 'erased', value: { comptes: [] } }),
      pauseAccount: does('pauseAccount', { $case: 'compte', value: comptes[0] }),
    },
    billing: {
      listTransfers: tells('billing', { transfers: WAITING.transfers }),
      listUnknownCustomers: tells('billing', { customers: WAITING.customers }),
      listUnaskedInvoices: tells('billing', { invoices: WAITING.invoices }),
      listTerminations: tells('billing', { terminations: WAITING.terminations }),
      showBilling: tells('billing', {
        result: {
          $case: 'billing',
          value: {
            ...{ plan: 'agence15', mode: 'carte', stripe_customer: 'cus_1', paye_jusqu_au: '2026-11-30' },
            ...{ formule_demandee: 'agence30', virement_note_ts: NOW },
          },
        },
      }),
      confirmTransfer: does('confirmTransfer', {
        $case: 'confirmed',
        value: { paye_jusqu_au: '2026-11-30', plan: 'agence30', formule: 'appliquée' },
      }),
      refuseTransfer: does('refuseTransfer', { $case: 'refused', value: { note_ts: NOW } }),
      closeAccount: does('closeAccount', { $case: 'closed', value: { fin_le: '2026-11-30' } }),
      reopenAccount: does('reopenAccount', { $case: 'reopened', value: { reopened: true } }),
      withdrawPlan: does('withdrawPlan', {
        ...{ $case: 'withdrawn', value: { plan: 'agence15', vers: 'agence30' } },
      }),
      movePlan: does('movePlan', {
        ...{ $case: 'moved', value: { plan: 'agence30', formule: 'appliquée' } },
      }),
      settleInvoice: does('settleInvoice', { $case: 'settled', value: { plan: 'agence15' } }),
      listKeptPlans: tells('billing', { kept: WAITING.kept }),
    },
    form: {
      // A page each: the last one is the oldest.
      listLeads: tells('form', ({ etat, after }: { etat?: string; after?: string }) => {
        const leads = etat === 'en attente' ? WAITING.queued : WAITING.leads;
        const from = Number(after ?? 0);
        const next = from + 1 < leads.length ? String(from + 1) : undefined;
        return { leads: leads.slice(from, from + 1), next };
      }),
      releaseLead: does('releaseLead', { $case: 'lead', value: { ...lead, etat: 'accepté' } }),
      eraseLead: does('eraseLead', { $case: 'erased', value: { leads: ['l_1'] } }),
    },
    mail: {
      listMessages: tells('mail', { messages: WAITING.messages }),
      listOrders: tells('mail', ({ suite }: { suite: string }) => ({
        orders: WAITING.orders.filter((one) => one.suite === suite),
      })),
      eraseAddress: tells('mail', { messages: 0, orders: 0 }),
      retryMessage: does('retryMessage', {
        $case: 'retried',
        value: { ...WAITING.messages[0], etat: 'à envoyer' },
      }),
    },
    measurement: {
      listFailed: tells('measurement', { failed: WAITING.failed }),
      tryModels: tells('measurement', ({ model }: { model?: string }) => ({
        tried: model === 'openai:gpt-6' ? [] : [WAITING.tried],
        configured: ['openai:gpt-5'],
      })),
      listStopped: tells('measurement', { stopped: WAITING.stopped }),
      retryMeasurement: does('retryMeasurement', {
        $case: 'retried',
        value: { id: 'm_1_3', compte: 'clairval', client: 'c_1', appels_prevus: 200 },
      }),
      redoReadings: tells('measurement', {
        readings: [
          { id: 'm_1', compte: 'clairval', client: 'c_1', changes: 0, etats: [] },
          { id: 'm_2', compte: 'clairval', client: 'c_2', changes: 2, etats: [] },
        ],
      }),
      rereadMeasurement: async (request: { readonly id: string; readonly confirmer: boolean }) => {
        if (request.confirmer) changes.push({ rereadMeasurement: request });
        const { id, confirmer: commencee } = request;
        if (id === 'm_9') return refus('Aucune mesure ne porte cet identifiant.');
        const euros = id === 'm_1' ? 0.03125 : undefined;
        const row = { id, compte: 'clairval', client: 'c_1', lancee_ts: NOW, document: 'd_1' };
        const reader = { lecteur: 'mistral:small', version: '2', version_avant: '2.1.0' };
        const value = { ...row, ...reader, appels_prevus: 48, euros, commencee };
        return { result: { $case: 'rereading', value } };
      },
      sampleReadings: tells('measurement', ({ count, seed }: { count: number; seed?: string }) => ({
        answers: [{ ...SAMPLED, question: `${count} ${seed}`, etiquetee: false }],
      })),
      scoreReadings: tells('measurement', {
        scores: [
          { lecteur: 'openai:nano', version: '1', reponses: 40, etats: 39, positions: 38, noms: 35 },
          { version: '2.0.0', reponses: 3, etats: 2, positions: 2, noms: 1 },
        ],
      }),
      showReadings: tells('measurement', ({ mois = '2026-11' }: { mois?: string }) => ({
        ...{ choisi: false, version: '2.0.0', mois, par_modele: 0, par_regles: 40, incertaines: 0 },
        replis: {},
      })),
      listCosts: tells('measurement', {
        costs: [
          { mois: '2026-11', compte: 'clairval', appels: 40, appels_sans_prix: 0, euros: 1.234567 },
          { mois: '2026-11', appels: 12, appels_sans_prix: 3, euros: 0 },
          { mois: '2026-10', appels: 5, appels_sans_prix: 5, euros: 0 },
        ],
        ...{ prix_lus_le: '2026-11-21', prix_jours: 7 },
      }),
    },
    every: new Map(['accounts', 'billing', 'form', 'mail', 'measurement'].map((name) => [name, every(name)])),
    close: () => {
      closed += 1;
    },
  };
  return { system: system as unknown as System, changes, closed: () => closed };
}
