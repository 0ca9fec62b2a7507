import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { clients } from '../clients.rpcs.ts';
import type { Correction } from '../dossier/dossier.ts';
import { clientsNeeds, happened, posed } from '../needs.fixture.ts';
import type { Needs } from '../needs.ts';
import { unClient, uneFiche } from '../portefeuille/client.fixture.ts';
import { identiteDe } from '../portefeuille/fiche.ts';
import { reactions } from '../reactions.ts';
import { suivi } from '../suivi.rpcs.ts';
import { correction as gesture, ordered } from './correction.ts';
import { engager } from './engager.rule.ts';

const parts = partsFor(beforeEach, afterEach);
let needs: Needs;

const compte = 'agence';
const id = 'c_1';
const order = (command_id: string) => ({ command_id, confirmer: true });

beforeEach(async () => {
  needs = clientsNeeds(parts);
  const client = unClient({ id, fiche: uneFiche({ ville: 'Lyon' }) });
  const other = { ...client, id: 'c_2', site: 'durand.fr' };
  await happened(needs.portefeuilles, compte, posed(client), posed(other));
  const opened = { type: 'dossier_ouvert' as const, compte, revision: 1, ferme: false };
  const questions = [{ n: 1, question: 'Quel plombier à Lyon ?' }];
  const handed = { type: 'questions_remises' as const, questions, le: needs.clock.now() };
  await happened(needs.dossiers, id, opened, handed);
});

const correct = (ville: string, site_web?: string) =>
  suivi(needs).corriger({
    ordre: { compte, ...order(`k-${ville}`) },
    id,
    champs: { site_web, ville },
  });
const correction = (ville: string, site = 'martin.fr') => ({
  command_id: `k-${ville}`,
  revision: 1,
  apres: identiteDe(uneFiche({ site_web: `https://${site}`, ville })),
  site,
  mesuree: false,
  servi: true,
  appels_prevus: 1,
});
const engage = (ville: string, site?: string) =>
  needs.dossiers.carryOut(id, engager, {
    ...order(`k-${ville}:engager`),
    compte,
    correction: correction(ville, site),
  });
const trancher = (asked: Correction, parts = needs) =>
  gesture(parts).resume({ first: id, second: compte }, ordered(compte, id, asked));
const clientNow = async () => (await needs.portefeuilles.read(compte)).state.clients[0];
const refusal = (sentence: string) => ({
  result: { $case: 'refus', value: { refus: { $case: 'conflict', value: sentence } } },
});
const DEJA = refusal('Ce client est déjà corrigé\u00a0: un client ne se corrige qu’une fois.');

it('let in by somebody who died: the next caller has it decided first', async () => {
  await engage('Nantes');
  expect(await correct('Brest')).toEqual(DEJA);
  expect(await clientNow()).toMatchObject({ fiche: { ville: 'Nantes' }, revision: 2, corrige: 2 });
});

it('let in by somebody who died: the news has it decided', async () => {
  await engage('Nantes');
  const news = reactions(needs).find(({ event }) => event === 'correction_engagee');
  const data = { compte, client: id, command_id: 'k-Nantes' };
  for (const _ of [1, 2]) await news?.react(data as never, { id: 'e' });
  expect(await clientNow()).toMatchObject({ fiche: { ville: 'Nantes' }, revision: 2 });
  expect((await needs.dossiers.read(id)).state).toMatchObject({ revision: 2, questions: [] });
  expect((await needs.dossiers.read(id)).state?.correction).toBeUndefined();
});

it('decided by somebody who died before the dossier heard of it: read as corrected all the same', async () => {
  await engage('Nantes');
  const dossiers = { ...needs.dossiers, carryOut: async () => Promise.reject(new Error('dead')) };
  await expect(trancher(correction('Nantes'), { ...needs, dossiers })).rejects.toThrow('dead');
  const { result } = await clients(needs).lireQuestions({ compte, id });
  expect(result).toMatchObject({ value: { questions: [], etats: [], mesure: 'questions en préparation' } });
});

it('a verdict stands: what was refused is not carried out by who comes later', async () => {
  await engage('Nantes', 'durand.fr');
  const asked = correction('Nantes', 'durand.fr');
  const refused = await trancher(asked);
  expect(refused).toEqual({
    refusal: {
      kind: 'conflict',
      sentence: 'Ce site est déjà celui d’un autre client actif de votre compte.',
    },
  });
  const gone = { type: 'client_retire' as const, id: 'c_2', revision: 1, place_libre_le: null };
  await happened(needs.portefeuilles, compte, gone);
  expect(await trancher(asked)).toEqual(refused);
  expect(await clientNow()).toMatchObject({ site: 'martin.fr', revision: 1 });
  expect((await correct('Brest')).result?.$case).toBe('correction');
});
