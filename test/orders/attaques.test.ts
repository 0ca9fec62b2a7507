import { someSlug } from '@agence/testing/accounts';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { entries } from '../outside/client.ts';
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

const answersTo = async (de: string, count: number) => (await reponses(relay, de, count)).map(dit);

test('a message that is too large is refused, and the next one is taken', async () => {
  const { de, a } = await orderer(system);
  await expect(envoyer(system, { de, a, texte: 'Aide '.repeat(500_000) })).rejects.toThrow(/552/);
  await envoyer(system, { de, a, texte: 'Aide' });
  expect(await answersTo(de, 1)).toHaveLength(1);
});

test('a thousand parts inside each other are kept and read as nothing, and nobody waits behind them', async () => {
  const { de, a } = await orderer(system);
  let brut = 'Content-Type: text/plain\r\n\r\nRésilier';
  for (let n = 0; n < 1000; n += 1)
    brut = `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n${brut}\r\n--b${n}--`;
  await envoyer(system, { de, a, brut: `From: ${de}\r\nTo: ${a}\r\nMIME-Version: 1.0\r\n${brut}\r\n` });
  await envoyer(system, { de, a, texte: 'Mes clients' });
  expect(await answersTo(de, 1)).toEqual([expect.stringContaining('Vos clients')]);
});

test('an order in HTML alone is read, what is quoted in it is not', async () => {
  const { de, a } = await orderer(system);
  const html = '<div>Mon&nbsp;compte<br></div><blockquote><p>Résilier</p></blockquote>';
  await envoyer(system, { de, a, html });
  expect(await answersTo(de, 1)).toEqual([expect.stringContaining('Votre compte')]);
});

test('clients in a joined table, as a spreadsheet of this country saves it, are proposed', async () => {
  const { de, a } = await orderer(system);
  const [one, two] = entries(2);
  const lines = [one, two].map((each) => `${each?.entreprise};${each?.site_web};Béziers;boulangerie`);
  const content = Buffer.from(['Entreprise;Site web;Ville;Métier', ...lines].join('\r\n'), 'latin1');
  await envoyer(system, {
    de,
    a,
    texte: 'Ajouter les clients joints',
    joint: { filename: 'clients.csv', content },
  });
  const [proposed = ''] = await answersTo(de, 1);
  expect(proposed).toContain(`${one?.entreprise} · ${one?.site_web} · Béziers · boulangerie`);
  expect(proposed).toContain('Répondez OUI pour confirmer.');
});

test.each([
  ['Virement fait\nMes diagnostics', 'Votre message contient plusieurs ordres'],
  ['Retirer Boulangerie Inconnue', 'Aucun client de votre compte ne s’appelle « Boulangerie Inconnue ».'],
  ['Il fait beau, non ?', 'Rien n’a été fait.'],
  ['OUI', 'Nous ne trouvons pas la proposition à confirmer'],
])('%j: nothing is done, and the answer says why', async (texte, why) => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte });
  expect(await answersTo(de, 1)).toEqual([expect.stringContaining(why)]);
  expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif' });
});

test('what was proposed to one person is confirmed by nobody else, and a paused account reads why', async () => {
  const { account, de, a } = await orderer(system);
  await envoyer(system, { de, a, texte: 'Marque : couleur #0b5caa' });
  const [proposed] = await reponses(relay, de, 1);
  if (proposed === undefined) throw new Error('nothing was answered');
  await envoyer(system, { de: `eve@${someSlug()}.example`, a: reponseA(proposed), texte: 'OUI' });
  await system.operate('accounts', 'pause', account.slug, '--why', 'test');
  await envoyer(system, { de, a: reponseA(proposed), texte: 'OUI' });
  const [, refused = ''] = await answersTo(de, 2);
  const { body } = await account.agence.get('clients/');
  expect(refused.replaceAll('’', "'")).toContain(
    (body as { erreur: string }).erreur.replaceAll(/\u00a0/g, ' ').replaceAll('’', "'"),
  );
});

test('a process that dies with the message in its hands: the order is carried out and answered once', async () => {
  const { de, a } = await orderer(system);
  await envoyer(system, { de, a, texte: 'Virement fait' });
  process.kill(Number(system.run().services['mail']?.pid), 'SIGKILL');
  await reponses(relay, de, 1);
  await system.operate('tasks', 'run', 'commandes');
  expect(await answersTo(de, 1)).toHaveLength(1);
});

test('the twenty-first message of an hour is asked to come later', async () => {
  const { de, a } = await orderer(system);
  for (let n = 0; n < 20; n += 1) await envoyer(system, { de, a, texte: 'Aide', sujet: String(n) });
  await expect(envoyer(system, { de, a, texte: 'Aide' })).rejects.toThrow(/452/);
});
