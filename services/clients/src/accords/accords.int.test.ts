import { on } from '@agence/platform/bus/consumer';
import { reconciling } from '@agence/platform/bus/reconcile';
import type { EventData } from '@agence/proto/catalogue';
import { partsFor } from '@agence/testing/parts';
import { deliverEvents, reconcile } from '@agence/testing/reconciled';
import { serving } from '@agence/testing/serving';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Issue } from '../dossier/dossier.ts';
import { clientsNeeds, happened, posed } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import { reactions } from '../reactions.ts';
import { documentsAccord, dossiersAccord, lancementsAccord } from './accords.ts';

const parts = partsFor(beforeEach, afterEach);
let needs: Needs;
const compte = 'agence';
type Measuring = Needs['measurement'];
const measuring = (some: Partial<Measuring>) => ({ measurement: some as Measuring });
const opened = (revision: number) => ({ type: 'dossier_ouvert' as const, compte, revision, ferme: false });

beforeEach(async () => {
  needs = clientsNeeds(parts);
  const placed = ['c_1', 'c_2', 'c_3'].map((id, n) =>
    posed(unClient({ id, site: `${id}.fr`, revision: n === 1 ? 2 : 1, actif: n < 2 })),
  );
  await happened(needs.portefeuilles, compte, ...placed);
});

const stateOf = async (id: string) => (await needs.dossiers.read(id)).state;
const sweep = () => reconciling(parts, dossiersAccord(needs, parts));

it('a placed client without a dossier, and a returned one whose dossier is behind, get theirs', async () => {
  await happened(needs.dossiers, 'c_2', opened(1));
  expect(await reconcile(parts, sweep())).toEqual([
    { pair: 'dossiers', of: compte, fact: 'c_1@1' },
    { pair: 'dossiers', of: compte, fact: 'c_2@2' },
  ]);
  await deliverEvents(
    parts,
    reactions(needs),
    async () => (await stateOf('c_1'))?.revision === 1 && (await stateOf('c_2'))?.revision === 2,
  );
  expect(await stateOf('c_3')).toBe(null);
});

it('a removal that one of the two documents lost is carried through, as the command that it was', async () => {
  const closed = { type: 'dossier_ferme' as const, revision: 1, command_id: 'r_1', place_libre_le: null };
  await happened(needs.dossiers, 'c_1', opened(1), closed);
  await happened(needs.dossiers, 'c_2', opened(2));
  await happened(needs.dossiers, 'c_3', opened(1));
  expect(await reconcile(parts, sweep())).toEqual([
    { pair: 'dossiers', of: compte, fact: 'c_1@1' },
    { pair: 'dossiers', of: compte, fact: 'c_3@1' },
  ]);
  expect(await stateOf('c_3')).toMatchObject({ ferme: true, revision: 1 });
  const removed = async () => (await needs.portefeuilles.answered(compte, 'r_1')) !== undefined;
  await deliverEvents(parts, reactions(needs), removed);
  const { state } = await needs.portefeuilles.read(compte);
  expect(state.clients.map(({ id, actif }) => [id, actif])).toEqual([
    ['c_1', false],
    ['c_2', true],
    ['c_3', false],
  ]);
  expect(await reconcile(parts, sweep())).toHaveLength(2);
});

it('what disagrees for no longer than news may take is left to the news', async () => {
  await sweep().run(serving);
  await sweep().run(serving);
  const { db } = parts;
  expect(await db.collection('doubts').countDocuments()).toBe(2);
  expect(await db.collection('events').countDocuments()).toBe(0);
  for (const [id, revision] of Object.entries({ c_1: 1, c_2: 2 }))
    await happened(needs.dossiers, id, opened(revision));
  await sweep().run(serving);
  expect(await db.collection('doubts').countDocuments()).toBe(0);
});

it('a launch that measurement never heard of is told it again, as the same launch', async () => {
  const le = new Date('2026-11-20T10:00:00Z');
  const launch = {
    type: 'mesure_lancee' as const,
    mesure: 'm_1',
    le,
    lancee_ts: le.getTime() / 1000,
    mensuelle: true as const,
  };
  await happened(needs.dossiers, 'c_1', opened(1), launch);
  const known: EventData<'mesure_lancee'>[] = [];
  const lireMesures: Measuring['lireMesures'] = async ({ client }) => ({
    essais: known
      .filter((one) => one.client === client)
      .map(({ mesure: id, revision }) => ({ id, revision, etat: 'en cours' })),
  });
  const launches = reconciling(parts, lancementsAccord(measuring({ lireMesures }), parts));
  expect(await reconcile(parts, launches)).toEqual([{ pair: 'lancements', of: 'c_1', fact: 'm_1' }]);
  const heard = on('mesure_lancee', 'mesure', async (launched) => void known.push(launched));
  await deliverEvents(parts, [heard], async () => known.length > 0);
  const which = { compte, client: 'c_1', revision: 1, mesure: 'm_1', mensuelle: true };
  expect(known).toEqual([{ ...which, lancee_ts: 1_795_168_800 }]);
  expect(await reconcile(parts, launches)).toHaveLength(1);
});

it.each([
  ['waits for a measurement that is over', 'en cours', ['faite'], true],
  ['waits for one that failed', 'en cours', ['en échec'], true],
  ['waits for its second try', 'en cours', ['en échec', 'en cours'], false],
  ['heard that it failed, and not of the try that succeeded', 'en échec', ['en échec', 'faite'], true],
  ['heard that it failed', 'en échec', ['en échec'], false],
])('a dossier that %s', async (_, issue, tries, lost) => {
  const le = new Date('2026-11-20T10:00:00Z');
  const launch = { type: 'mesure_lancee' as const, mesure: 'm_1', le, lancee_ts: le.getTime() / 1000 };
  const told = { type: 'etats_remis' as const, issue: issue as Issue, detail: null, mesuree: null };
  const facts = [opened(1), launch, { ...told, etats: [], documents: [] }];
  await happened(needs.dossiers, 'c_1', ...facts);
  const essais = tries.map((etat, n) => ({ id: n === 0 ? 'm_1' : `m_1_${n + 1}`, revision: 1, etat }));
  const lireMesures = async () => ({ essais });
  const launches = reconciling(parts, lancementsAccord(measuring({ lireMesures }), parts));
  const found = lost ? [{ pair: 'lancements', of: 'c_1', fact: 'm_1' }] : [];
  expect(await reconcile(parts, launches)).toEqual(found);
});

it('documents that are kept and not listed are listed as they were written, once', async () => {
  await happened(needs.dossiers, 'c_1', opened(1));
  const kept = { periode: '11/2026', titre: '', etat: 'prêt', cree: '20/11/2026', lien: 'https://x.test' };
  const livrables = [
    { ...kept, id: 'd_3', genre: 'page', n: 4 },
    { ...kept, id: 'd_2', genre: 'rapport' },
    { ...kept, id: 'd_1', genre: 'audit' },
  ];
  const there = measuring({ lireLivrables: async () => ({ livrables }) });
  const documents = reconciling(parts, documentsAccord({ ...needs, ...there }));
  const fact = (id: string) => ({ pair: 'documents', of: 'c_1', fact: id });
  expect(await reconcile(parts, documents)).toEqual([fact('d_1'), fact('d_2'), fact('d_3')]);
  expect((await stateOf('c_1'))?.documents).toEqual([
    { id: 'd_1', genre: 'audit', n: null },
    { id: 'd_2', genre: 'rapport', n: null },
    { id: 'd_3', genre: 'page', n: 4 },
  ]);
  expect(await reconcile(parts, documents)).toHaveLength(3);
});
