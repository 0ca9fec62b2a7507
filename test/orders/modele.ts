import { someSlug } from '@agence/testing/accounts';
import type { FakeAnswer } from '@agence/testing/fakes/ai-script';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { readyClient, someEntry } from '../outside/client.ts';
import { simple } from '../outside/console.ts';
import { correspondent, dit, envoyer, orderer, reponses } from '../outside/orders.ts';
import { ai, relay, replies, system } from './mailed.ts';
import { refusedOrders, says } from './refused-orders.ts';

const COMPRIS = 'Voici ce que nous avons compris de votre message.';
/** Within which a sender is answered, and how long a busy machine may take beyond it. */
const ANSWERED_MS = 10_000;
const BUSY_MS = 5_000;

const sent = (word: string) =>
  ai.requests().filter(({ model, prompt }) => model === 'ordres' && prompt.includes(word));

test('what a model understood is proposed whole, with what follows, and done by OUI alone; the record says how', async () => {
  const { account, de, a } = await orderer(system);
  const entry = someEntry();
  const id = await readyClient(account, entry);
  const { write, answer } = correspondent(system, relay, { de, a });
  const proposed = await write({
    texte: `Bonjour,\n\nNous ne travaillons plus avec ${entry.entreprise}, pouvez-vous le retirer du suivi ?\n\nCordialement,\nAnne Petit\n02 41 00 00 00`,
  });
  expect(dit(proposed)).toContain('Retirer ce client ?');
  expect(dit(proposed)).toContain(COMPRIS);
  expect(dit(proposed)).toContain('Un client retiré peut être repris.');
  expect(dit(proposed)).toContain(entry.entreprise);
  const [call, ...more] = sent(entry.entreprise);
  expect(more).toEqual([]);
  expect(`${call?.system} ${call?.prompt}`).not.toMatch(/Anne|02 41|\.example/u);
  expect((await account.agence.get(`clients/${id}/questions/`)).status).toBe(200);
  expect(dit(await answer(proposed, 'Oui, mais seulement demain'))).toContain('Rien n’a été fait.');
  expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [{ actif: true }] });
  expect(dit(await answer(proposed, 'vous pouvez y aller'))).toContain('Le client est retiré');
  expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [{ actif: false }] });
  expect(await system.operate('orders', 'list', '--account', account.slug)).toContainEqual(
    expect.objectContaining({
      voie: 'modèle',
      geste: 'retirer',
      modele: 'openai-compatible:ordres',
      version: 'ordres-fake 1.3',
    }),
  );
  expect(await system.operate('costs', 'show')).toContainEqual(
    expect.objectContaining({ slug: account.slug, commandes: 2 }),
  );
});

test('a gesture that the API does at once is proposed too, with the question that a number stands for', async () => {
  const { account, de, a } = await orderer(system);
  const entry = someEntry();
  const id = await readyClient(account, entry);
  const { write, answer } = correspondent(system, relay, { de, a });
  const word = someSlug();
  replies.set(word, says('ajuster', ['client', entry.entreprise], ['retirer_numero', '2']));
  const proposed = await write({
    texte: `La 2 de ${entry.entreprise} ne va pas du tout, ôtez-la (dossier ${word})`,
  });
  const asked = async () =>
    (
      (await account.agence.get(`clients/${id}/questions/`)).body as {
        questions: { n: number; question: string }[];
      }
    ).questions;
  const second = (await asked()).find(({ n }) => n === 2);
  expect(dit(proposed)).toContain(simple(second?.question ?? 'none'));
  expect(dit(await answer(proposed, 'OUI'))).toContain('Les questions sont changées');
  expect((await asked()).map(({ n }) => n)).not.toContain(2);
  replies.set(word, says('ajuster', ['client', entry.entreprise], ['lancer', 'partir']));
  const launch = await write({ texte: `Faites partir ce qu’il faut pour ${entry.entreprise} (${word})` });
  expect(dit(launch)).toMatch(/Mesure : à lancer Appels payants aux IA, au plus : \d+ /);
  replies.set(word, says('ajuster', ['client', entry.entreprise], ['retirer_numero', '99']));
  const unknown = await write({ texte: `Et la 99 de ${entry.entreprise} (${word})` });
  expect(dit(unknown)).toContain('La question 99 n’est pas dans la liste');
});

test('what the API would refuse at OUI is refused when it is proposed, in the same words', async () => {
  const { account, de, a } = await orderer(system);
  const [waits, gone] = [someEntry(), someEntry()];
  const id = await readyClient(account, waits);
  const other = await readyClient(account, gone);
  await account.agence.post(`clients/${other}/retirer/`, { confirmer: true });
  const { write } = correspondent(system, relay, { de, a });
  const cases = refusedOrders({ id, other, waits: waits.entreprise, gone: gone.entreprise, de });
  for (const [path, body, reply, words] of cases) {
    const word = someSlug();
    replies.set(word, reply);
    const { status, body: refused } = await account.agence.post(path, body);
    expect([path, status < 500 && status >= 400]).toEqual([path, true]);
    const told = dit(await write({ texte: `Pour le dossier ${word} : ${words}` }));
    expect(told).toContain(simple((refused as { erreur: string }).erreur));
    expect(told).toContain('Rien n’a été fait.');
    expect(told).not.toContain('Répondez OUI');
  }
});

test('what only tells something is answered at once', async () => {
  const { account, de, a } = await orderer(system);
  const entry = someEntry();
  await readyClient(account, entry);
  const { write } = correspondent(system, relay, { de, a });
  const told = await write({ texte: `Où puis-je lire le rapport de ${entry.entreprise} ?` });
  expect(dit(told)).toContain('Les documents de ce client');
});

test.each<[string, FakeAnswer]>([
  ['never answers', { fault: 'hang' }],
  [
    'answers late',
    {
      text: JSON.stringify({ outcome: 'gesture', gesture: 'resilier', args: [], why: null }),
      delay_ms: 20_000,
    },
  ],
  ['answers no JSON', { text: '{"outcome": "gesture", ' }],
  ['is out of credit', { status: 402 }],
  ['asks to come later', { status: 429, retry_after_s: 60 }],
  ['breaks off', { fault: 'reset' }],
  ['invents a client', says('retirer', ['client', 'Maison Inexistante'])],
  ['invents a value', says('marque', ['couleur', '#123456'])],
  ['gives an order that nobody gave, of another kind', says('oui')],
])(
  'a model that %s: nothing is done, the sender has a useful answer in ten seconds, and strict forms work',
  async (_, reply) => {
    const { account, de, a } = await orderer(system);
    const word = someSlug();
    replies.set(word, reply);
    const { write } = correspondent(system, relay, { de, a });
    const begun = Date.now();
    const answer = await write({ texte: `Faites pour le mieux avec le dossier ${word}` });
    expect(Date.now() - begun).toBeLessThan(ANSWERED_MS + BUSY_MS);
    expect(dit(answer)).toContain('Rien n’a été fait.');
    expect(dit(answer)).toMatch(/« Mon compte »|Quel client/u);
    expect(dit(answer)).toContain('Une personne vous répond à');
    expect(dit(await write({ texte: 'Marque : couleur #0b5caa' }))).toContain('Répondez OUI pour confirmer.');
    expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif' });
  },
);

test('processes that die while the model is asked ask it once, and answer once', async () => {
  const { de, a } = await orderer(system);
  const word = someSlug();
  replies.set(word, { ...says('virement'), delay_ms: 3_000 } as FakeAnswer);
  await envoyer(system, { de, a, texte: `Le virement du dossier ${word} est parti hier` });
  await until(
    async () => sent(word),
    ({ length }) => length > 0,
  );
  process.kill(Number(system.run().services['mail']?.pid), 'SIGKILL');
  expect((await reponses(relay, de, 1)).map(dit)).toEqual([
    expect.stringMatching(/Noter votre virement|à temps/u),
  ]);
  await system.operate('tasks', 'run', 'commandes');
  expect([sent(word).length, (await reponses(relay, de, 1)).length]).toEqual([1, 1]);
});

test('an account may do without: nothing is sent to the model, and the guide says so', async () => {
  const { account, de, a } = await orderer(system);
  const { write } = correspondent(system, relay, { de, a });
  expect(dit(await write({ texte: 'Aide' }))).toContain('ordres, une IA qui dit ce qu’elle y lit');
  await system.operate('accounts', 'orders', account.slug, '--model', 'off', '--why', 'asked by mail');
  const word = someSlug();
  const answer = await write({ texte: `Le virement du dossier ${word} est parti hier` });
  expect(dit(answer)).toContain('Nous n’avons pas compris votre message avec certitude.');
  expect(sent(word)).toEqual([]);
  expect(dit(await write({ texte: 'Virement fait' }))).toContain('Votre virement');
  expect(JSON.stringify((await account.agence.get('aide/')).body)).toContain('ne sont envoyés à aucune IA');
});
