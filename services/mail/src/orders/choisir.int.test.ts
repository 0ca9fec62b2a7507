import { keptMails } from '@agence/testing/fakes/mail';
import { serving } from '@agence/testing/serving';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';
import type { Needs } from '../needs.ts';
import { takeUpOrders } from '../sweeps.ts';
import { boundedReader } from './reader.ts';

const START = 1_795_335_240;
const BADGE = 'commandes+k7@mesure.test';
/** An account whose two clients wait, in one letter, and the clients that were launched since. */
const of = () =>
  world({
    ...{ badge: BADGE, mesure: 'à valider', demarre_ts: START },
    voisins: [{ entreprise: 'Le Four', mesure: 'à valider', demarre_ts: START }],
  });

let mail: Wired;
let lancees: string[];
beforeEach(async () => {
  mail = await wire({ of: of() });
  lancees = [];
  await mail.hear('questions_remises', 'e1');
});
afterEach(() => mail.close());

const peers = () => {
  const { clients } = mail.needs;
  return {
    clients: {
      call: {
        lirePortefeuille: async () => {
          const known = await clients.lirePortefeuille({ compte: 'horizon' });
          const waits = ({ id }: { readonly id: string }) => !lancees.includes(id);
          return {
            clients: known.clients.map((one) => ({
              ...one,
              ...(waits(one) ? {} : { demarre_ts: undefined }),
            })),
          };
        },
        ajusterQuestions: async ({ id }: { readonly id: string }) => {
          lancees.push(id);
          const value = { client: id, entreprise: id, questions: [], mesure_lancee: true, note: 'Lancée.' };
          return { result: { $case: 'ajustement', value } };
        },
      },
    },
    measurement: { call: { decrireModeles: async () => ({ modeles: 1, lecteur: true }) } },
  };
};
const commandes = { comprendre: async () => ({ etat: 'sans modèle' }) };

let sent = 0;
/** Answers a message of ours, whose ids the mail program repeats; the text and the Message-ID of our answer. */
async function answer(texte: string, ...references: readonly string[]) {
  sent += 1;
  const head = `From: ada@horizon.test\r\nMessage-ID: <${sent}@horizon.test>\r\nReferences: ${references.join(' ')}`;
  const { courriers, messages, messageId } = mail.needs;
  await courriers.keep({
    ...{ _id: `d${sent}`, compte: 'horizon', a: BADGE, de: 'ada@horizon.test', prouve: true, suite: null },
    ...{ recu: new Date('2026-11-21T08:14:00Z'), brut: Buffer.from(`${head}\r\n\r\n${texte}`) },
  });
  const needs = { ...mail.needs, peers: peers(), commandes, read: boundedReader() } as unknown as Needs;
  await takeUpOrders(needs).run(serving);
  const id = `reponse:d${sent}`;
  return { text: (await messages.find(id))?.texte ?? '', id: messageId(id) };
}

const letter = async (): Promise<string> => {
  await mail.send();
  const [asked] = await keptMails(mail.data);
  return asked?.mail.messageId ?? '';
};

test('« oui » to a letter about several clients launches none and numbers them; a number launches that one', async () => {
  const asked = await letter();
  const choices = await answer('oui', asked);
  expect(lancees).toEqual([]);
  expect(choices.text).toContain(
    'Quelle mesure lancer\u202f?\n\nClients qui attendent votre réponse\n1. Maison Lagrange\n2. Le Four\n\nChaque mesure se lance par un ordre. Répondez par le numéro du client, ou par l’un des ordres qui suivent.\n\nRien n’a été fait.',
  );
  expect(choices.text).toContain('- répondez «\u00a0Lancer Le Four\u00a0»');
  const second = await answer('la 2', asked, choices.id);
  expect([second.text, lancees]).toEqual([expect.stringContaining('La mesure est lancée'), ['c_2']]);
  // Only one still waits: nothing is left to choose.
  await answer('oui', asked);
  expect(lancees).toEqual(['c_2', 'c_1']);
  expect((await answer('oui', asked)).text).toContain(
    'Rien à lancer\n\nAucune mesure de ce message n’attend plus votre réponse.\n\nRien n’a été fait.',
  );
});

test('a number that no letter offers launches nothing', async () => {
  const asked = await letter();
  const choices = await answer('oui', asked);
  expect((await answer('3', asked, choices.id)).text).toContain('Quelle mesure lancer');
  // In an answer to the questions themselves, a number may be that of a question.
  expect((await answer('la 2', asked)).text).toContain('Message non compris');
  expect((await answer('la 2')).text).toContain('Message non compris');
  expect(lancees).toEqual([]);
});
