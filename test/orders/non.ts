import { expect, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { dit, envoyer, orderer, reponseA, reponses } from '../outside/orders.ts';
import { relay, system } from './mailed.ts';

test('« NON » gives up what was proposed: it cannot be confirmed any more, whatever it would do by now', async () => {
  const { account, de, a } = await orderer(system);
  const { entreprise, site_web } = someEntry();
  await envoyer(system, {
    de,
    a,
    texte: `Ajouter un client : ${entreprise}, ${site_web}, Lyon, boulangerie`,
  });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was proposed');
  const reply = { de, a: reponseA(proposed), enReponseA: proposed };
  await envoyer(system, { ...reply, texte: 'Non merci' });
  const [, given] = await reponses(relay, de, 2);
  expect(given && dit(given)).toContain('Ce qui vous avait été proposé est abandonné. Rien n’a été fait.');
  await envoyer(system, { ...reply, texte: 'Oui' });
  const [, , refused] = await reponses(relay, de, 3);
  expect(refused && dit(refused)).toContain('Cette proposition a été refusée depuis.');
  expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [] });

  const one = { entreprise, site_web, ville: 'Lyon', metier: 'boulangerie' };
  await account.agence.post('clients/', { clients: [one], confirmer: true });
  await envoyer(system, { ...reply, texte: 'Oui' });
  const again = (await reponses(relay, de, 4)).at(-1);
  expect(again && dit(again)).toContain('Cette proposition a été refusée depuis.');
});

test('what was confirmed cannot be refused any more', async () => {
  const { account, de, a } = await orderer(system);
  const { entreprise, site_web } = someEntry();
  await envoyer(system, { de, a, texte: `Ajouter un client : ${entreprise}, ${site_web}` });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was proposed');
  const reply = { de, a: reponseA(proposed), enReponseA: proposed };
  await envoyer(system, { ...reply, texte: 'Oui' });
  await reponses(relay, de, 2);
  await envoyer(system, { ...reply, texte: 'Finalement non' });
  const [, , late] = await reponses(relay, de, 3);
  expect(late && dit(late)).toContain('il est trop tard pour la refuser.');
  expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [{ entreprise }] });
});

test('an account that is not served may still give up what was proposed', async () => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte: 'Résilier' });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was proposed');
  await system.operate('accounts', 'pause', account.slug, '--why', 'essai');
  await envoyer(system, { de, a: reponseA(proposed), texte: 'Non', enReponseA: proposed });
  const [, given] = await reponses(relay, de, 2);
  expect(given && dit(given)).toContain('Ce qui vous avait été proposé est abandonné.');
});
