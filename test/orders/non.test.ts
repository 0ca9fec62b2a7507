import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { dit, envoyer, orderer, reponseA, reponses } from '../outside/orders.ts';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(120_000);

let relay: FakeRelay;
let system: OwnSystem;
beforeAll(async () => {
  relay = await startFakeRelay();
  system = await ownSystem({ env: { SMTP_URL: relay.url } });
});
afterAll(async () => {
  await system.stop();
  await relay.stop();
});

test('« NON » gives up what was proposed: it cannot be confirmed any more; what was confirmed cannot be refused', async () => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte: 'Résilier' });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was proposed');
  const reply = { de, a: reponseA(proposed), enReponseA: proposed };
  await envoyer(system, { ...reply, texte: 'Non merci' });
  const [, given] = await reponses(relay, de, 2);
  expect(given && dit(given)).toContain('Ce qui vous avait été proposé est abandonné. Rien n’a été fait.');
  await envoyer(system, { ...reply, texte: 'Oui' });
  const [, , refused] = await reponses(relay, de, 3);
  expect(refused && dit(refused)).toContain('Cette proposition a été refusée depuis.');
  expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif' });

  const { entreprise, site_web } = someEntry();
  await envoyer(system, { de, a, texte: `Ajouter un client : ${entreprise}, ${site_web}` });
  const [, , , second] = await reponses(relay, de, 4);
  if (second === undefined) throw new Error('nothing was proposed');
  await envoyer(system, { de, a: reponseA(second), texte: 'Oui', enReponseA: second });
  await reponses(relay, de, 5);
  await envoyer(system, { de, a: reponseA(second), texte: 'Finalement non', enReponseA: second });
  const late = (await reponses(relay, de, 6)).at(-1);
  expect(late && dit(late)).toContain('il est trop tard pour la refuser.');
  expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [{ entreprise }] });
});
