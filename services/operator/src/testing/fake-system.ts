import type { System } from '../system.ts';
import { comptes, lead, NOW, WAITING } from './waiting.fixture.ts';

const refus = (value: string) => ({
  result: { $case: 'refus', value: { refus: { $case: 'not_found', value } } },
});
const answer = (value: unknown) => ({ result: { $case: 'value', value } });

/** What each service tells: always the same, or by what it is asked. */
const TOLD = {
  accounts: {
    listAccounts: { comptes },
    listAddressRequests: { requests: WAITING.requests },
    listKeyRequests: { requests: [] },
    listKeys: answer({ keys: [{ id: 'k_1', door: 'agence', end: 'abcd' }] }),
  },
  billing: {
    listTransfers: { transfers: WAITING.transfers },
    listUnknownCustomers: { customers: WAITING.customers },
    listUnaskedInvoices: { invoices: WAITING.invoices },
    listTerminations: { terminations: WAITING.terminations },
    listKeptPlans: { kept: WAITING.kept },
    showBilling: answer({
      ...{ plan: 'agence15', mode: 'carte', stripe_customer: 'cus_1', paye_jusqu_au: '2026-11-30' },
      ...{ formule_demandee: 'agence30', virement_note_ts: NOW },
    }),
  },
  form: {
    // A page each: the last one is the oldest.
    listLeads: ({ etat, after }: { etat?: string; after?: string }) => {
      const leads = etat === 'en attente' ? WAITING.queued : WAITING.leads;
      const from = Number(after ?? 0);
      const next = from + 1 < leads.length ? String(from + 1) : undefined;
      return { leads: leads.slice(from, from + 1), next };
    },
  },
  mail: {
    listMessages: { messages: WAITING.messages },
    listOrders: ({ suite }: { suite: string }) => ({
      orders: WAITING.orders.filter((order) => order.suite === suite),
    }),
    eraseAddress: { messages: 0, orders: 0 },
  },
  measurement: {
    listFailed: { failed: WAITING.failed },
    tryModels: ({ model }: { model?: string }) => ({
      tried: model === 'openai:gpt-6' ? [] : [WAITING.tried],
      configured: ['openai:gpt-5'],
    }),
    listStopped: { stopped: WAITING.stopped },
    redoReadings: {
      readings: [
        { id: 'm_1', compte: 'clairval', client: 'c_1', changes: 0, etats: [] },
        { id: 'm_2', compte: 'clairval', client: 'c_2', changes: 2, etats: [] },
      ],
    },
    sampleReadings: ({ count, seed }: { count: number; seed?: string }) => ({
      answers: [
        {
          ...{ id: 'm_1:1:0:3', compte: 'clairval', client: 'c_1', entreprise: 'Fleurs Vasseur' },
          ...{ question: `${count} ${seed}`, etiquetee: false },
        },
      ],
    }),
    scoreReadings: {
      scores: [
        { lecteur: 'openai:nano', version: '1', reponses: 40, etats: 39, positions: 38, noms: 35 },
        { version: '2.0.0', reponses: 3, etats: 2, positions: 2, noms: 1 },
      ],
    },
    showReadings: ({ mois = '2026-11' }: { mois?: string }) => ({
      ...{ choisi: false, version: '2.0.0', mois, par_modele: 0, par_regles: 40, incertaines: 0 },
      replis: {},
    }),
    listCosts: {
      costs: [
        { mois: '2026-11', compte: 'clairval', appels: 40, appels_sans_prix: 0, euros: 1.234567 },
        { mois: '2026-11', appels: 12, appels_sans_prix: 3, euros: 0 },
        { mois: '2026-10', appels: 5, appels_sans_prix: 5, euros: 0 },
      ],
      ...{ prix_lus_le: '2026-11-21', prix_jours: 7 },
    },
  },
};

/** What each change answers. */
const CHANGED = {
  accounts: {
    cutKeys: { coupees: 1, assistants_coupes: 0 },
    setPayment: { mode_paiement: 'carte', stripe_customer: 'cus_1' },
    resumeAccount: comptes[0],
    pauseAccount: comptes[0],
    eraseAddress: { comptes: [] },
  },
  billing: {
    confirmTransfer: { paye_jusqu_au: '2026-11-30', plan: 'agence30', formule: 'appliquée' },
    refuseTransfer: { note_ts: NOW },
    closeAccount: { fin_le: '2026-11-30' },
    withdrawPlan: { plan: 'agence15', vers: 'agence30' },
    movePlan: { plan: 'agence30', formule: 'appliquée' },
    settleInvoice: { plan: 'agence15' },
  },
  form: { releaseLead: { ...lead, etat: 'accepté' }, eraseLead: { leads: ['l_1'] } },
  mail: { retryMessage: { ...WAITING.messages[0], etat: 'à envoyer' } },
  measurement: {
    retryMeasurement: { id: 'm_1_3', compte: 'clairval', client: 'c_1', appels_prevus: 200 },
  },
};

type Service = keyof typeof TOLD;
const SERVICES = Object.keys(TOLD) as Service[];

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
    (service: string, told: unknown) =>
    async (...asked: readonly unknown[]) => {
      if (away.includes(service)) throw Object.assign(new Error('14 UNAVAILABLE'), { code: 14, details: '' });
      return typeof told === 'function' ? told(...asked) : told;
    };
  const changing = (name: string, reply: unknown) => async (request: object) => {
    changes.push({ [name]: request });
    return reply;
  };
  const rpcsOf = (service: Service) =>
    Object.fromEntries([
      ...Object.entries(TOLD[service]).map(([name, told]) => [name, tells(service, told)]),
      ...Object.entries(CHANGED[service]).map(([name, value]) => [name, changing(name, answer(value))]),
    ]);
  const every = (service: Service) => {
    const parked = {
      id: 'p_1',
      subject: 'mesure_terminee',
      event_id: 'e9',
      error: 'gone',
      compte: 'clairval',
    };
    const entry = { id: `j_${service}`, operator: 'ada', what: 'task_run', on: service, why: '' };
    const ran = changing(`runTask in ${service}`, { ran: ['envois'], failed: [] });
    return {
      replayParked: changing(`replayParked in ${service}`, { replayed: true }),
      runTask: tells(service, (request: { readonly name: string }) =>
        service === 'mail' && request.name === 'envois' ? ran(request) : { ran: [], failed: [] },
      ),
      listJournal: tells(service, ({ on = service }: { on?: string }) => ({
        entries: on === service ? [{ ...entry, at_ts: NOW - service.length }] : [],
      })),
      eraseActor: tells(service, {}),
      showClock: tells(service, { now_ts: NOW, offset_s: 0 }),
      listParked: tells(service, { parked: service === 'mail' ? [{ ...parked, parked_ts: NOW - 60 }] : [] }),
    };
  };
  const showAccount = ({ slug }: { slug: string }) => {
    const found = comptes.find((compte) => compte.slug === slug);
    return found === undefined
      ? refus('Aucun compte ne porte cet identifiant.')
      : answer({ ...found, paiement });
  };
  const rereadMeasurement = async (request: { readonly id: string; readonly confirmer: boolean }) => {
    if (request.confirmer) changes.push({ rereadMeasurement: request });
    const { id, confirmer: commencee } = request;
    if (id === 'm_9') return refus('Aucune mesure ne porte cet identifiant.');
    const euros = id === 'm_1' ? 0.03125 : undefined;
    const row = { id, compte: 'clairval', client: 'c_1', lancee_ts: NOW, document: 'd_1' };
    const reader = { lecteur: 'mistral:small', version: '2', version_avant: '2.1.0' };
    return answer({ ...row, ...reader, appels_prevus: 48, euros, commencee });
  };
  const services = Object.fromEntries(SERVICES.map((service) => [service, rpcsOf(service)]));
  const system = {
    ...services,
    operator: 'ada',
    publicUrl: 'https://mesure.test',
    accounts: { ...services['accounts'], showAccount: tells('accounts', showAccount) },
    measurement: { ...services['measurement'], rereadMeasurement },
    every: new Map(SERVICES.map((service) => [service, every(service)])),
    close: () => {
      closed += 1;
    },
  };
  return { system: system as unknown as System, changes, closed: () => closed };
}
