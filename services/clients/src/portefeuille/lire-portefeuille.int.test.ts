import type { Platform } from '@agence/platform/service';
import { documentStore } from '@agence/platform/store/document-store';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { clientsStore } from '../clients.store.ts';
import { asked } from '../demander-diagnostic/demande.fixture.ts';
import { clientsNeeds, fixedModels, happened, NOW, posed } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient } from './client.fixture.ts';
import { lirePortefeuille } from './lire-portefeuille.ts';

const parts = partsFor(beforeEach, afterEach);

/** Documents of this kind that were read whole. */
let read: string[];
let now: Date;
let models: number;
/** Another process with the same database: what it writes, this one is not told. */
let elsewhere: Needs;
let list: ReturnType<typeof lirePortefeuille>;

beforeEach(() => {
  read = [];
  now = NOW;
  models = 3;
  const { db } = parts;
  const watched: Platform['store'] = (kind) => {
    const kept = documentStore(db, kind, () => {});
    return {
      ...kept,
      read: (id) => {
        read.push(kind.collection);
        return kept.read(id);
      },
    };
  };
  elsewhere = clientsNeeds(parts);
  const stores = clientsStore({ db, store: watched } as Platform);
  const more = { clock: { now: () => now }, models: fixedModels(() => models) };
  list = lirePortefeuille(clientsNeeds(parts, { ...stores, ...more }));
});

const compte = 'agence';
const place = () => happened(elsewhere.portefeuilles, compte, posed(unClient()));
const open = () =>
  happened(
    elsewhere.dossiers,
    'c_1',
    { type: 'dossier_ouvert', compte, revision: 1, ferme: false },
    { type: 'questions_remises', questions: [{ n: 1, question: 'Qui ?' }], le: now },
  );

it('is made once as long as nothing changed', async () => {
  await place();
  const first = await list({ compte });
  expect(read).toEqual(['portefeuilles', 'prospections']);
  expect(await list({ compte })).toBe(first);
  expect(read).toHaveLength(2);
});

it('is made again when any document of the account changed, whoever changed it', async () => {
  expect((await list({ compte })).clients).toEqual([]);
  await place();
  expect((await list({ compte })).clients.map(({ mesure }) => mesure)).toEqual(['questions en préparation']);
  await open();
  expect((await list({ compte })).clients.map(({ mesure }) => mesure)).toEqual(['à valider']);
  await happened(elsewhere.prospections, compte, { type: 'diagnostic_demande', demande: asked('p.fr') });
  expect((await list({ compte })).leads).toMatchObject({ utilises: 1 });
});

it('is made again on another day, and for another number of models', async () => {
  await place();
  expect((await list({ compte })).leads).toMatchObject({ mois: '11/2026', repart_le: '01/12/2026' });
  now = new Date('2026-12-01T10:00:00Z');
  expect((await list({ compte })).leads).toMatchObject({ mois: '12/2026', repart_le: '01/01/2027' });
  const limites = { clients: 5, questions_par_client: 10, ias_par_client: 3, leads_par_mois: 15, version: 1 };
  await happened(elsewhere.portefeuilles, compte, { type: 'limites_fixees', limites });
  expect((await list({ compte })).limites).toMatchObject({ ias_par_client: 3 });
  models = 1;
  expect((await list({ compte })).limites).toMatchObject({ ias_par_client: 1 });
});
