import { refused } from '@agence/gesture/handler';
import { keptMails } from '@agence/testing/fakes/mail';
import { serving } from '@agence/testing/serving';
import { afterEach, expect, test } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';
import type { Needs } from '../needs.ts';
import { takeUpOrders } from '../sweeps.ts';
import { boundedReader, type Reader, Unreadable } from './reader.ts';

const START = 1_795_335_240;
const BADGE = 'commandes+k7@mesure.test';

let mail: Wired;
let lancees: string[];
let sent: number;
afterEach(() => mail.close());

/** The service with one kind of account, and what clients launched since. */
async function open(of = world()) {
  mail = await wire({ of });
  lancees = [];
  sent = 0;
}

const peers = () => ({
  clients: {
    call: {
      lirePortefeuille: async () => {
        const { clients } = await mail.needs.clients.lirePortefeuille({ compte: 'horizon' });
        return {
          clients: clients.map((client) =>
            lancees.includes(client.id) ? { ...client, demarre_ts: undefined } : client,
          ),
        };
      },
      ajusterQuestions: async (asked: { readonly id: string; readonly lancer: boolean }) => {
        if (!asked.lancer)
          return refused({
            refusal: { kind: 'invalid', sentence: 'La question 9 n’existe pas pour ce client.' },
          });
        lancees.push(asked.id);
        const value = {
          client: asked.id,
          entreprise: asked.id,
          questions: [],
          mesure_lancee: true,
          note: 'Lancée.',
        };
        return { result: { $case: 'ajustement', value } };
      },
    },
  },
  measurement: { call: { decrireModeles: async () => ({ modeles: 1, lecteur: true }) } },
});
const commandes = { comprendre: async () => ({ etat: 'sans modèle' }) };
const takeUp = (read: Reader = boundedReader()) =>
  takeUpOrders({ ...mail.needs, peers: peers(), commandes, read } as unknown as Needs).run(serving);

/** Keeps a message to the ordering address, which may answer some of ours. */
async function keep(texte: string, references: readonly string[] = []) {
  sent += 1;
  const head = `From: ada@horizon.test\r\nMessage-ID: <${sent}@horizon.test>\r\nReferences: ${references.join(' ')}`;
  await mail.needs.courriers.keep({
    ...{ _id: `d${sent}`, compte: 'horizon', a: BADGE, de: 'ada@horizon.test', prouve: true, suite: null },
    ...{ recu: new Date('2026-11-21T08:14:00Z'), brut: Buffer.from(`${head}\r\n\r\n${texte}`) },
  });
}

/** The text and the Message-ID of our answer to a message. */
async function answer(texte: string, ...references: readonly string[]) {
  await keep(texte, references);
  await takeUp();
  const id = `reponse:d${sent}`;
  return { text: (await mail.needs.messages.find(id))?.texte ?? '', id: mail.needs.messageId(id) };
}

/** Opens an account whose two clients wait, and returns the Message-ID of the letter about them. */
async function asked(): Promise<string> {
  const voisins = [{ entreprise: 'Le Four', mesure: 'à valider', demarre_ts: START }];
  await open(world({ badge: BADGE, mesure: 'à valider', demarre_ts: START, voisins }));
  await mail.hear('questions_remises', 'e1');
  await mail.send();
  const [letter] = await keptMails(mail.data);
  return letter?.mail.messageId ?? '';
}

test('« oui » to a letter about several clients launches none and numbers them; a number launches that one', async () => {
  const letter = await asked();
  const choices = await answer('oui', letter);
  expect(lancees).toEqual([]);
  expect(choices.text).toContain(
    'Quelle mesure lancer\u202f?\n\nClients qui attendent votre réponse\n1. Maison Lagrange\n2. Le Four\n\nChaque mesure se lance par un ordre. Répondez par le numéro du client, ou par l’un des ordres qui suivent.\n\nRien n’a été fait.',
  );
  expect(choices.text).toContain('- répondez «\u00a0Lancer Le Four\u00a0»');
  const second = await answer('la 2', letter, choices.id);
  expect([second.text, lancees]).toEqual([expect.stringContaining('La mesure est lancée'), ['c_2']]);
  // Only one still waits: nothing is left to choose.
  await answer('oui', letter);
  expect(lancees).toEqual(['c_2', 'c_1']);
  expect((await answer('oui', letter)).text).toContain(
    'Rien à lancer\n\nAucune mesure de ce message n’attend plus votre réponse.\n\nRien n’a été fait.',
  );
});

test('a number that no letter offers launches nothing', async () => {
  const letter = await asked();
  const choices = await answer('oui', letter);
  expect((await answer('3', letter, choices.id)).text).toContain('Quelle mesure lancer');
  // In an answer to the questions themselves, a number may be that of a question.
  expect((await answer('la 2', letter)).text).toContain('Message non compris');
  expect((await answer('la 2')).text).toContain('Message non compris');
  expect(lancees).toEqual([]);
});

const became = async () =>
  (await mail.needs.courriers.list({})).rows.map(({ suite, essais }) => [suite, essais]);

test('an order is carried out although its process ended eleven times while it was read or waited for that', async () => {
  await open();
  await keep('Aide');
  let readings = 0;
  for (let deaths = 1; deaths <= 11; deaths += 1) {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const neverRead: Reader = () => {
      readings += 1;
      resolve();
      return new Promise(() => {});
    };
    await Promise.race([takeUp(neverRead), begun]);
    expect(readings).toBe(deaths);
    mail.later(61_000);
  }
  await takeUp();
  expect(await became()).toEqual([['répondu', 12]]);
});

test('a message that ended two threads that read it is set aside, until an operator takes it up again', async () => {
  await open();
  await keep('Aide');
  for (let times = 1; times <= 3; times += 1) {
    await takeUp(() => Promise.reject(new Unreadable('out of memory')));
    mail.later(3_600_000);
  }
  expect(await became()).toEqual([['abandonné', 2]]);
  await mail.needs.courriers.retry('d1');
  await takeUp();
  expect(await became()).toEqual([['répondu', 1]]);
});

test.each([
  [true, 'La question 9 n’existe pas pour votre établissement.'],
  [false, 'Message non compris'],
])('a customer without an agency (%j) reads of its own business: %s', async (direct, said) => {
  await open(world({ direct }));
  expect((await answer('Retirer la question 9')).text).toContain(said);
});
