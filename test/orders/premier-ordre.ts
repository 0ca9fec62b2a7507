import { someSlug } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { lu, signedIn, simple } from '../outside/console.ts';
import { dit, envoyer, orderer, reponseA, reponses } from '../outside/orders.ts';
import { relay, system } from './mailed.ts';

test('a client is placed by mail: proposed, confirmed by OUI, once though both are sent twice', async () => {
  const { account, de, a } = await orderer(system);
  const { entreprise, site_web } = someEntry();
  const order = {
    ...{ de, a, sujet: 'Nouveau client', messageId: `<${someSlug()}@poste.example>` },
    texte: `Bonjour,\n\nAjouter un client : ${entreprise}, ${site_web}, Lyon, boulangerie\n\nMerci,\nAnne\n\nEnvoyé de mon iPhone`,
  };
  await envoyer(system, order);
  await envoyer(system, order);
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was answered');
  expect(proposed.mail.subject).toBe('Re: Nouveau client');
  expect(proposed.mail.inReplyTo).toBe(order.messageId);
  const api = await account.agence.post('clients/', {
    clients: [{ entreprise, site_web, ville: 'Lyon', metier: 'boulangerie' }],
  });
  expect(dit(proposed)).toContain(simple((api.body as { suite: string }).suite));
  expect(dit(proposed)).toContain('Répondez OUI pour confirmer.');
  expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [] });

  const oui = { de, a: reponseA(proposed), sujet: 'Re: Nouveau client', enReponseA: proposed };
  expect(oui.a).not.toBe(a);
  await envoyer(system, {
    ...oui,
    texte: 'OUI, merci !\n\nLe mar. 24 nov. 2026 à 09:14, Mesure IA a écrit :\n> Placer ?',
  });
  await envoyer(system, { ...oui, texte: 'Oui' });
  const answers = await reponses(relay, de, 3);
  expect(answers).toHaveLength(3);
  for (const one of answers.slice(1)) expect(dit(one)).toContain('Vos clients sont placés');
  expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [{ entreprise }] });
  expect(await system.operate('journal', 'show', account.slug)).toContainEqual(
    expect.objectContaining({ porte: 'commande', qui: de }),
  );
});

test('who may not order gets no answer, and nothing is done; the account is told how many came', async () => {
  const { account, de, a } = await orderer(system);
  const stranger = `eve@${someSlug()}.example`;
  const texte = 'Résilier';
  await envoyer(system, { de: stranger, a, texte });
  await envoyer(system, { de: stranger, a, texte });
  await envoyer(system, { de, a, texte: 'Mon compte', sujet: 'état' });
  await reponses(relay, de, 1);
  for (const task of ['commandes', 'refus']) await system.operate('tasks', 'run', task);
  const told = await until(
    async () =>
      relay
        .received()
        .filter(({ mail, to }) => to.includes(de) && mail.subject === 'Ordres par e-mail refusés'),
    ({ length }) => length > 0,
  );
  expect(relay.received().filter(({ to }) => to.includes(stranger))).toEqual([]);
  expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif' });
  expect(told.map(({ to }) => to)).toEqual([[de]]);
  expect(told.map(dit).join()).toContain('2 messages sont arrivés');
});

test('an address that nobody has is refused before the text is sent, and programs are not answered', async () => {
  const { de, a } = await orderer(system);
  await expect(envoyer(system, { de, a: a.replace(/\+.{4}/, '+aaaa'), texte: 'Aide' })).rejects.toThrow(
    /550 5\.1\.1/,
  );
  await envoyer(system, { de, a, texte: 'Aide', entetes: { 'Auto-Submitted': 'auto-replied' } });
  await envoyer(system, { de, a, texte: 'Aide', sujet: 'aide' });
  const [only, ...more] = await reponses(relay, de, 1);
  if (only === undefined) throw new Error('nothing was answered');
  expect(only.mail.subject).toBe('Re: aide');
  expect(more).toEqual([]);
  expect(dit(only)).toContain('Mon compte');
});

test('a colleague confirms what was proposed to another one, and both are told; the history says who, and by which door', async () => {
  const { account, de, a } = await orderer(system);
  const colleague = `paul@${de.split('@')[1]}`;
  await account.agence.post('adresses/', { ajouter: colleague });
  const [{ id } = { id: '' }] = (await system.operate('addresses', 'pending')) as { id: string }[];
  await system.operate('addresses', 'approve', id);
  const { entreprise, site_web } = someEntry();
  await envoyer(system, { de, a, texte: `Ajouter un client : ${entreprise}, ${site_web}` });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was answered');
  await envoyer(system, { de: colleague, a: reponseA(proposed), texte: 'Oui', enReponseA: proposed });
  const [, done] = await reponses(relay, de, 2);
  expect(done?.to).toEqual([colleague, de]);
  expect(done === undefined ? '' : dit(done)).toContain('Vos clients sont placés');
  const history = lu(await (await signedIn(account, system)).get('/console/historique/'));
  expect(history).toContain('Client placé');
  expect(history).toContain(`${colleague} e-mail`);
});

test('one message to an ordering address and to a proposal of it is one order, and a bounce is none', async () => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte: 'Marque : couleur #8a1538' });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was proposed');
  await envoyer(system, { de, a, aussi: [reponseA(proposed)], texte: 'OUI', enReponseA: proposed });
  const [, done] = await reponses(relay, de, 2);
  expect(done && dit(done)).toContain('Votre marque est changée');
  await envoyer(system, { de, a, enveloppe: '', texte: 'Mes clients' });
  const listed = await until(
    async () => (await system.operate('orders', 'list', '--account', account.slug)) as { suite?: string }[],
    (found) => found.length === 3 && found.every(({ suite }) => suite !== undefined),
  );
  const count = (which: string) => listed.filter(({ suite }) => suite === which).length;
  expect([count('répondu'), count('automatique')]).toEqual([2, 1]);
});

test('a new ordering address stops the old one, and those of what was proposed there', async () => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte: 'Résilier' });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was proposed');
  await account.agence.post('badge/', { confirmer: true });
  for (const stopped of [a, reponseA(proposed)])
    await expect(envoyer(system, { de, a: stopped, texte: 'OUI' })).rejects.toThrow(/550/);
  expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif' });
});

test('a workbook that is joined is said not to be read', async () => {
  const { de, a } = await orderer(system);
  const joint = { filename: 'clients.xlsx', content: Buffer.from('PK') };
  await envoyer(system, { de, a, texte: 'Ajouter les clients joints', joint });
  const [answered] = await reponses(relay, de, 1);
  expect(answered && dit(answered)).toContain('Pièces jointes non lues : clients.xlsx.');
});

test('an account that is not served is told so, and still reads and pays', async () => {
  const { account, de, a } = await orderer(system);
  await system.operate('accounts', 'pause', account.slug, '--why', 'essai');
  await envoyer(system, { de, a, texte: 'Marque : couleur #8a1538' });
  const [refused] = await reponses(relay, de, 1);
  expect(refused && dit(refused)).toContain('Ce compte est en pause');
  await envoyer(system, { de, a, texte: 'Virement fait' });
  const [, noted] = await reponses(relay, de, 2);
  expect(noted && dit(noted)).toContain('Votre virement');
});

test('who only thanks is left in peace, unless something waits to be confirmed', async () => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte: 'Parfait, merci beaucoup !' });
  await envoyer(system, { de, a, texte: 'Résilier' });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was proposed');
  expect(dit(proposed)).toContain('Résilier le compte ?');
  await envoyer(system, { de, a: reponseA(proposed), texte: 'Merci !', enReponseA: proposed });
  const [, asked] = await reponses(relay, de, 2);
  expect(asked && dit(asked)).toContain('Pour confirmer ce qui vous a été proposé, répondez OUI.');
  const kept = await system.operate('orders', 'list', '--account', account.slug, '--suite', 'sans ordre');
  expect(kept).toMatchObject([{ slug: account.slug, de }]);
  expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif' });
});
