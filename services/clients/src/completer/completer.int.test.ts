import { reconciling } from '@agence/platform/bus/reconcile';
import type { Platform } from '@agence/platform/service';
import { documentStore } from '@agence/platform/store/document-store';
import { type TestParts, testParts } from '@agence/testing/parts';
import { reconcile } from '@agence/testing/reconciled';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { complementsAccord } from '../accords/accords.ts';
import { clients } from '../clients.rpcs.ts';
import { clientsStore } from '../clients.store.ts';
import { unDossier } from '../dossier/dossier.fixture.ts';
import type { DossierFact } from '../dossier/dossier.ts';
import { dossiers, pages } from '../dossiers.rpcs.ts';
import { fixedModels } from '../models.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import { reactions } from '../reactions.ts';

const compte = 'agence';
const le = new Date('2026-11-21T10:00:00Z');
const order = (command_id: string) => ({ command_id, confirmer: true });
const numbers = (of: readonly { readonly n: number }[] = []) => of.map(({ n }) => n);

let parts: TestParts;
let needs: Needs;
let servi: boolean;
beforeEach(async () => {
  parts = await testParts();
  servi = true;
  const { db, log } = parts;
  const store: Platform['store'] = (kind) => documentStore(db, kind, () => {});
  const nobody: unknown = {};
  const accounts: unknown = { lireCompte: async () => ({ result: { $case: 'compte', value: { servi } } }) };
  needs = {
    ...clientsStore({ db, store } as Platform),
    clock: { now: () => le, offset_s: () => 0 },
    log,
    accounts: accounts as Needs['accounts'],
    measurement: nobody as Needs['measurement'],
    models: fixedModels(),
    allowed: new Set(),
  };
  const placed = ['c_1', 'c_2', 'c_3'].map((id, i) => ({
    type: 'client_pose' as const,
    client: unClient({ id, site: `${id}.fr`, actif: i < 2 }),
  }));
  await needs.portefeuilles.carryOut(compte, () => ({ proposal: {}, facts: placed }), order('place'));
  for (const { client } of placed) await measured(client.id);
});
afterEach(() => parts.stop());

const questions = Array.from({ length: 20 }, (_, i) => ({ n: i + 1, question: `Question ${i + 1} ?` }));
const etats = questions.map(({ n, question }) => ({
  ...{ n, question, etat: n > 10 ? 'conquerir' : 'acquise', rang: 21 - n, reponses: 20, cite: 0, premier: 0 },
  ...{ intervalle: [0, 0.2], fiabilite: 'forte' },
}));

/** Twenty questions measured, the last ones lost most; c_2 has ten. */
const measured = async (id: string): Promise<void> => {
  const count = id === 'c_2' ? 10 : 20;
  const facts: DossierFact[] = [
    { type: 'dossier_ouvert', compte, revision: 1, ferme: id === 'c_3' },
    { type: 'questions_remises', questions: questions.slice(0, count), le },
    { type: 'mesure_lancee', mesure: `m_${id}`, le, lancee_ts: 1 },
    {
      type: 'etats_remis',
      ...{ issue: 'faite', detail: null, mesuree: { mesure: `m_${id}`, le }, documents: [] },
      etats: etats.slice(0, count),
    },
  ];
  await needs.dossiers.carryOut(id, () => ({ proposal: {}, facts }), order('measure'));
};

let version = 0;
/** The plan in force, as billing sets it and tells it. */
const plan = async (questions_par_client: number): Promise<void> => {
  version += 1;
  const limites = { clients: 5, questions_par_client, ias_par_client: 3, leads_par_mois: 15, version };
  await clients(needs).fixerLimites({ ordre: { compte, ...order(`plan-${version}`) }, limites });
  const news = reactions(needs).find(({ event }) => event === 'limites_fixees');
  await news?.react({ compte, plan: 'p', ...limites } as never, { id: `e-${version}` });
};
const read = async (id: string) => {
  const { result } = await clients(needs).lireQuestions({ compte, id });
  return result?.$case === 'questions' ? result.value : undefined;
};
const dossier = async (client: string) => {
  const { result } = await dossiers(needs).lireDossier({ compte, client });
  return result?.$case === 'dossier' ? result.value : undefined;
};
/** For which plan questions were asked for, of each client. */
const asked = async () => {
  const rows = await parts.db
    .collection<{ _id: string; outbox: { name?: string; data?: { complement?: number } }[] }>('dossiers')
    .find()
    .sort({ _id: 1 })
    .toArray();
  return rows.flatMap(({ _id, outbox }) =>
    outbox.flatMap(({ name, data }) => (name === 'questions_demandees' ? [[_id, data?.complement]] : [])),
  );
};
const hand = (client: string, complement: number, count: number) =>
  dossiers(needs).remettreQuestions({
    ...{ compte, client, revision: 1, command_id: `p_${client}_1_${complement}`, complement },
    questions: Array.from({ length: count }, (_, i) => `Question ajoutée ${i + 1} ?`),
  });

describe('a smaller plan reaches clients at once', () => {
  it('measurement and the agency read the questions lost most, the others rest', async () => {
    await plan(10);
    const [seen, measuring] = [await read('c_1'), await dossier('c_1')];
    expect(numbers(seen?.questions)).toEqual(numbers(questions).slice(10));
    expect(numbers(seen?.au_repos)).toEqual(numbers(questions).slice(0, 10));
    expect([numbers(seen?.etats), seen?.prochaine_page?.numero]).toEqual([numbers(questions).slice(10), 20]);
    expect(numbers(measuring?.questions)).toEqual(numbers(seen?.questions));
    // A question that comes back and cannot be read keeps its state of before.
    expect(measuring?.etats).toHaveLength(20);
    const { result } = await clients(needs).lireClient({ compte, id: 'c_1' });
    expect(result).toMatchObject({ value: { decompte: { a_conquerir: 10, acquises: 0 } } });
    expect([await asked(), (await read('c_2'))?.au_repos]).toEqual([[], []]);
  });

  it('a page aims at none that rests', async () => {
    await plan(1);
    const figer = (mesure: string) => pages(needs).figerPage({ compte, client: 'c_1', revision: 1, mesure });
    expect([(await figer('m_1')).page?.n, (await figer('m_2')).page]).toEqual([20, undefined]);
    await plan(20);
    expect((await figer('m_2')).page?.n).toBe(19);
  });
});

describe('a larger plan', () => {
  it('has what is missing asked for once, of active clients only, and asked from then on', async () => {
    await plan(20);
    await plan(20);
    expect(await asked()).toEqual([['c_2', 20]]);
    expect(await dossier('c_2')).toMatchObject({ complement: { jusqua: 20, combien: 10 } });
    expect(numbers((await read('c_2'))?.questions)).toEqual(numbers(questions).slice(0, 10));
    for (const _ of [1, 2]) expect(await hand('c_2', 20, 12)).toEqual({ retenues: true });
    expect(numbers((await read('c_2'))?.questions)).toEqual(numbers(questions));
    expect((await dossier('c_2'))?.complement).toBeUndefined();
    for (const down of [10, 20]) await plan(down);
    expect(await asked()).toEqual([['c_2', 20]]);
  });

  it('in force before a client comes back has them asked for with its return', async () => {
    await plan(20);
    const state = unDossier({
      compte,
      questions: questions.slice(0, 10),
      prochain_n: 11,
      a_valider_depuis: le,
    });
    await parts.db
      .collection('dossiers')
      .updateOne({ _id: 'c_3' as never }, { $set: { state: { ...state, ferme: true } } });
    const back = { type: 'client_repris' as const, id: 'c_3', revision: 2 };
    await needs.portefeuilles.carryOut(compte, () => ({ proposal: {}, facts: [back] }), order('back'));
    const news = reactions(needs).find(({ event }) => event === 'client_repris');
    await news?.react({ compte, client: 'c_3', revision: 2, corrige: 0 } as never, { id: 'e' });
    expect(await asked()).toEqual([
      ['c_2', 20],
      ['c_3', 20],
    ]);
  });

  it('of which a dossier never heard is found by the sweep, once the account is served', async () => {
    const limites = {
      clients: 5,
      questions_par_client: 20,
      ias_par_client: 3,
      leads_par_mois: 15,
      version: 99,
    };
    await clients(needs).fixerLimites({ ordre: { compte, ...order('unheard') }, limites });
    // As an earlier release left it: nothing says how many questions were asked for.
    await parts.db.collection('dossiers').updateMany({}, { $unset: { 'state.demandees': '' } });
    const sweep = reconciling(parts, complementsAccord(needs));
    servi = false;
    expect([await reconcile(parts, sweep), await asked()]).toEqual([[], []]);
    servi = true;
    expect(await reconcile(parts, sweep)).toEqual([{ pair: 'complements', of: compte, fact: 'c_2+20' }]);
    expect(await asked()).toEqual([['c_2', 20]]);
  });
});
