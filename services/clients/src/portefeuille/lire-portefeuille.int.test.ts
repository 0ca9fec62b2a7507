import { randomUUID } from 'node:crypto';
import type { Platform } from '@agence/platform/service';
import type { DocumentKind, Fact } from '@agence/platform/store/document-store';
import { documentStore } from '@agence/platform/store/document-store';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { clientsStore, type Stores } from '../clients.store.ts';
import { fixedModels } from '../models.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient } from './client.fixture.ts';
import { lirePortefeuille } from './lire-portefeuille.ts';

let parts: TestParts;
beforeAll(async () => {
  parts = await testParts();
});
afterAll(() => parts.stop());

/** Documents of this kind that were read whole. */
let read: string[];
let now: Date;
let models: number;
/** Another process with the same database: what it writes, this one is not told. */
let elsewhere: Stores;
let list: ReturnType<typeof lirePortefeuille>;

beforeEach(async () => {
  await parts.db.dropDatabase();
  read = [];
  now = new Date('2026-11-21T10:00:00Z');
  models = 3;
  const { db } = parts;
  const store = <S, F extends Fact>(kind: DocumentKind<S, F>) => documentStore(db, kind, () => {});
  const watched: Platform['store'] = (kind) => {
    const kept = store(kind);
    return {
      ...kept,
      read: (id) => {
        read.push(kind.collection);
        return kept.read(id);
      },
    };
  };
  elsewhere = clientsStore({ db, store } as Platform);
  const needs = {
    ...clientsStore({ db, store: watched } as Platform),
    clock: { now: () => now },
    models: fixedModels(() => models),
  };
  list = lirePortefeuille(needs as unknown as Needs);
});

const compte = 'agence';
const order = () => ({ command_id: randomUUID(), confirmer: true });
const place = (id: string, entreprise = id) =>
  elsewhere.portefeuilles.carryOut(
    compte,
    () => ({
      proposal: {},
      facts: [
        {
          type: 'client_pose',
          client: unClient({ id, site: `${id}.fr`, fiche: { ...unClient().fiche, entreprise } }),
        },
      ],
    }),
    order(),
  );
const open = (id: string) =>
  elsewhere.dossiers.carryOut(
    id,
    () => ({
      proposal: {},
      facts: [
        { type: 'dossier_ouvert', compte, revision: 1, ferme: false },
        { type: 'questions_remises', questions: [{ n: 1, question: 'Qui ?' }], le: now },
      ],
    }),
    order(),
  );

it('is made once as long as nothing changed', async () => {
  await place('c_1');
  const first = await list({ compte });
  expect(read).toEqual(['portefeuilles', 'prospections']);
  expect(await list({ compte })).toBe(first);
  expect(read).toHaveLength(2);
});

it('is made again when any document of the account changed, whoever changed it', async () => {
  expect((await list({ compte })).clients).toEqual([]);
  await place('c_1');
  expect((await list({ compte })).clients.map(({ mesure }) => mesure)).toEqual(['questions en préparation']);
  await open('c_1');
  expect((await list({ compte })).clients.map(({ mesure }) => mesure)).toEqual(['à valider']);
  const demande = {
    ...{
      id: 'd_1',
      site: 'p.fr',
      demande_le: now,
      mois: '11/2026',
      etat: 'en cours' as const,
      document: null,
    },
    prospect: { entreprise: 'P', site_web: 'https://p.fr', ville: null, metier: null },
  };
  const asked = () => ({ proposal: {}, facts: [{ type: 'diagnostic_demande' as const, demande }] });
  await elsewhere.prospections.carryOut(compte, asked, order());
  expect((await list({ compte })).leads).toMatchObject({ utilises: 1 });
});

it('is made again on another day, and for another number of models', async () => {
  await place('c_1');
  expect((await list({ compte })).leads).toMatchObject({ mois: '11/2026', repart_le: '01/12/2026' });
  now = new Date('2026-12-01T10:00:00Z');
  expect((await list({ compte })).leads).toMatchObject({ mois: '12/2026', repart_le: '01/01/2027' });
  const limites = { clients: 5, questions_par_client: 10, ias_par_client: 3, leads_par_mois: 15, version: 1 };
  const fixed = () => ({ proposal: {}, facts: [{ type: 'limites_fixees' as const, limites }] });
  await elsewhere.portefeuilles.carryOut(compte, fixed, order());
  expect((await list({ compte })).limites).toMatchObject({ ias_par_client: 3 });
  models = 1;
  expect((await list({ compte })).limites).toMatchObject({ ias_par_client: 1 });
});

it('of one account is not that of another', async () => {
  await place('c_1');
  const [mine, theirs] = await Promise.all([list({ compte }), list({ compte: 'other' })]);
  expect([mine.clients.length, theirs.clients.length]).toEqual([1, 0]);
});
