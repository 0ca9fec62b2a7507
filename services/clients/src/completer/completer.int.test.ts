import { newCommand } from '@agence/gesture/handler';
import { reconciling } from '@agence/platform/bus/reconcile';
import { partsFor } from '@agence/testing/parts';
import { reconcile } from '@agence/testing/reconciled';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { complementsAccord } from '../accords/accords.ts';
import { clients } from '../clients.rpcs.ts';
import { unDossier, unEtat } from '../dossier/dossier.fixture.ts';
import type { DossierFact } from '../dossier/dossier.ts';
import { dossiers, pages } from '../dossiers.rpcs.ts';
import { accountsSaying, clientsNeeds, happened, NOW as le, posed } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import { reactions } from '../reactions.ts';

const compte = 'agence';
const numbers = (of: readonly { readonly n: number }[] = []) => of.map(({ n }) => n);

const parts = partsFor(beforeEach, afterEach);
let needs: Needs;
let servi: boolean;
beforeEach(async () => {
  servi = true;
  needs = clientsNeeds(parts, { accounts: accountsSaying(() => servi) });
  const clients = ['c_1', 'c_2', 'c_3'].map((id, i) => unClient({ id, site: `${id}.fr`, actif: i < 2 }));
  await happened(needs.portefeuilles, compte, ...clients.map(posed));
  for (const { id } of clients) await measured(id);
});

const questions = Array.from({ length: 20 }, (_, i) => ({ n: i + 1, question: `Question ${i + 1} ?` }));
const etats = questions.map(({ n }) => unEtat(n, { etat: n > 10 ? 'conquerir' : 'acquise', rang: 21 - n }));

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
  await happened(needs.dossiers, id, ...facts);
};

let version = 0;
/** The plan in force, as billing sets it. */
const set = async (questions_par_client: number) => {
  version += 1;
  const limites = { clients: 5, questions_par_client, ias_par_client: 3, leads_par_mois: 15, version };
  await clients(needs).fixerLimites({ ordre: { compte, ...newCommand() }, limites });
  return limites;
};
/** The same, and told by it. */
const plan = async (questions_par_client: number): Promise<void> => {
  const limites = await set(questions_par_client);
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

it('a page aims at no question that rests', async () => {
  await plan(1);
  const figer = (mesure: string) => pages(needs).figerPage({ compte, client: 'c_1', revision: 1, mesure });
  expect([(await figer('m_1')).page?.n, (await figer('m_2')).page]).toEqual([20, undefined]);
  await plan(20);
  expect((await figer('m_2')).page?.n).toBe(19);
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
    const state = unDossier({ questions: questions.slice(0, 10), prochain_n: 11, a_valider_depuis: le });
    await parts.db
      .collection('dossiers')
      .updateOne({ _id: 'c_3' as never }, { $set: { state: { ...state, ferme: true } } });
    await happened(needs.portefeuilles, compte, { type: 'client_repris', id: 'c_3', revision: 2 });
    const news = reactions(needs).find(({ event }) => event === 'client_repris');
    await news?.react({ compte, client: 'c_3', revision: 2, corrige: 0 } as never, { id: 'e' });
    expect(await asked()).toEqual([
      ['c_2', 20],
      ['c_3', 20],
    ]);
  });

  it('of which a dossier never heard is found by the sweep, once the account is served', async () => {
    await set(20);
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
