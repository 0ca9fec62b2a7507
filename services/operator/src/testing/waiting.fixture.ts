export const NOW = 1_763_712_000;
const HOUR = 3600;

export const comptes = [{ slug: 'clairval', nom: 'Agence Clairval', adresses: ['ada@clairval.test'] }];
export const lead = {
  ...{ id: 'l_1', etat: 'à vérifier', entreprise: 'Fournil', email: 'paul@fournil.test' },
  ...{ concurrents: [], recu_ts: NOW - 2 * HOUR, motif: 'piège' },
};

/** One of each thing that may wait, as the services tell it. */
export const WAITING = {
  requests: [
    {
      ...{ id: 'a_1', slug: 'clairval', nom: 'Agence Clairval', action: 'ajouter' },
      ...{ adresse: 'eve@ailleurs.test', meme_domaine: false, demande_ts: NOW - 26 * HOUR },
    },
  ],
  transfers: [{ compte: 'clairval', note_ts: NOW - 90, plan: 'agence5', formule_demandee: 'agence15' }],
  kept: [{ compte: 'clairval', plan: 'agence15', vers: 'agence5', depuis_ts: NOW - 5 * 24 * HOUR }],
  customers: [{ customer: 'cus_9', messages: 2, depuis_ts: NOW - HOUR / 2 }],
  invoices: [
    { compte: 'clairval', plan: 'agence15', plans: ['agence30'], id: 'in_1', depuis_ts: NOW - 2400 },
    {
      ...{ compte: 'clairval', plan: 'agence15', plans: ['agence15'], id: 'in_2', depuis_ts: NOW - 2340 },
      fin_le: '2026-11-30',
    },
  ],
  terminations: [{ compte: 'clairval', mode: 'carte', fin_le: '2026-11-30', depuis_ts: NOW - 3000 }],
  leads: [lead],
  queued: [
    { ...lead, id: 'l_3', recu_ts: NOW - HOUR, etat: 'accepté', attend: true },
    { ...lead, id: 'l_2', recu_ts: NOW - 12 * HOUR, etat: 'accepté', attend: true },
  ],
  failed: [
    { id: 'm_1_2', compte: 'clairval', client: 'c_1', entreprise: 'Épi', essai: 2, echec_ts: NOW - 3 * HOUR },
    { id: 'm_2_2', client: 'l_2', entreprise: 'Four', essai: 2, echec_ts: NOW - 4 * HOUR },
  ],
  tried: {
    ...{ model: 'openai:gpt-5', step: 'reponse', text: '', sources: [], odd: ['it has no text'], seconds: 1 },
    exchange: '{"path":"/v1/responses","status":200}',
  },
  stopped: [
    { model: 'openai:gpt-5', why: 'our account has no credit left: HTTP 429', depuis_ts: NOW - 1500 },
  ],
  messages: [
    {
      ...{ id: 'e1', genre: 'rapport_pret', compte: 'clairval', a: ['ada@clairval.test'], sujet: 'Rapport' },
      ...{ etat: 'échec', cree_ts: NOW - HOUR, essais: 1, pourquoi: '550 no such user' },
    },
  ],
  orders: [
    {
      ...{ id: 'o_1', compte: 'clairval', de: 'ada@clairval.test', prouve: true, etat: 'fini' },
      ...{ suite: 'abandonné', essais: 12, recu_ts: NOW - 2 * HOUR - 60 },
    },
    ...[NOW - 60 * 9, NOW - 60 * 10, NOW - 30 * HOUR].map((recu_ts) => ({
      ...{ id: 'o_2', compte: 'clairval', de: 'eve@ailleurs.test', prouve: false, etat: 'fini' },
      ...{ suite: 'refusé', essais: 1, recu_ts },
    })),
  ],
};
