import type { Platform } from '@agence/platform/service';
import { documentStore } from '@agence/platform/store/document-store';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { clientsStore, type Stores } from '../clients.store.ts';
import { cloturerAnciens } from '../cloturer/cloturer.ts';
import { asked } from '../demander-diagnostic/demande.fixture.ts';
import { onCompteEfface } from '../erased.ts';
import type { Needs } from '../needs.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import { remettreQuestions } from '../remettre-questions/remettre-questions.rule.ts';

let parts: TestParts;
let stores: Stores;
beforeAll(async () => {
  parts = await testParts();
  const { db } = parts;
  const store: Platform['store'] = (kind) => documentStore(db, kind, () => {});
  stores = clientsStore({ db, store } as Platform);
});
afterAll(() => parts.stop());

const order = { command_id: 'k1', confirmer: true };

/** An account with a client, one kept apart, a dossier with a question and a prospect, all named after it. */
const filled = async (compte: string): Promise<void> => {
  const client = unClient({ id: `c_${compte}`, site: `${compte}.fr` });
  const apart = unClient({ id: `x_${compte}`, site: `apart-${compte}.fr`, actif: false });
  const { portefeuilles, clos, dossiers, prospections } = stores;
  const posed = { type: 'client_pose' as const, client };
  await portefeuilles.carryOut(compte, () => ({ proposal: {}, facts: [posed] }), order);
  await clos.keep(compte, [apart]);
  const opened = { type: 'dossier_ouvert' as const, compte, revision: 1, ferme: false };
  const questions = [{ n: 1, question: `Qui est ${compte}.fr ?` }];
  const handed = { type: 'questions_remises' as const, questions, le: new Date(0) };
  await dossiers.carryOut(client.id, () => ({ proposal: {}, facts: [opened, handed] }), order);
  const demande = { type: 'diagnostic_demande' as const, demande: asked(`prospect-${compte}.fr`) };
  await prospections.carryOut(compte, () => ({ proposal: {}, facts: [demande] }), order);
};
const left = async (compte: string) => {
  const names = ['portefeuilles', 'clients_clos', 'dossiers', 'prospections'];
  const projection = { outbox: 0 };
  const all = await Promise.all(
    names.map((name) => parts.db.collection(name).find({}, { projection }).toArray()),
  );
  return names.filter((_, n) => JSON.stringify(all[n]).includes(`${compte}.fr`));
};

it('a removed client that is being kept apart when its account is erased does not stay', async () => {
  const { portefeuilles, clos } = stores;
  let efface_ts: number | undefined;
  const erasedBefore: typeof clos.keep = async (compte, clients) => {
    efface_ts = 1;
    await onCompteEfface(stores as unknown as Needs)(compte, { id: 'e2' } as never);
    await clos.keep(compte, clients);
  };
  const needs = {
    ...stores,
    clos: { ...clos, keep: erasedBefore },
    clock: { now: () => new Date('2026-11-21T10:00:00Z') },
    accounts: { lireCompte: async () => ({ result: { $case: 'compte', value: { efface_ts } } }) },
  } as unknown as Needs;
  const removed = Array.from({ length: 51 }, (_, n) =>
    unClient({ id: `r_${n}`, site: `site${n}.removed.fr`, actif: false }),
  );
  const facts = removed.map((client) => ({ type: 'client_pose' as const, client }));
  await portefeuilles.carryOut('removed', () => ({ proposal: {}, facts }), order);
  await cloturerAnciens(needs, 'removed', 'e1');
  expect([efface_ts, await left('removed')]).toEqual([1, []]);
});

it('nothing of the clients and prospects of an erased account stays, and all of another account', async () => {
  for (const compte of ['gone', 'stays']) await filled(compte);
  expect(await left('gone')).toHaveLength(4);
  for (let times = 0; times < 2; times += 1)
    await onCompteEfface(stores as unknown as Needs)('gone', { id: 'e1' } as never);
  expect([await left('gone'), (await left('stays')).length]).toEqual([[], 4]);
  // Questions prepared for the erased client arrive late and are dropped.
  const late = {
    revision: 1,
    textes: ['Qui est gone.fr ?'],
    servi: true,
    mesure: 'm',
    now: new Date(0),
    now_ts: 0,
  };
  await stores.dossiers.carryOut('c_gone', remettreQuestions, {
    ...late,
    command_id: 'late',
    confirmer: true,
  });
  expect(await left('gone')).toEqual([]);
});
