import { type Account, newAccount, someSlug } from '@agence/testing/accounts';
import { fuzz, LONGEST_TURN_MS } from '@agence/testing/fuzz';
import { beforeAll, expect, test } from '@jest/globals';
import { measuredClient, readyClient } from '../outside/client.ts';
import { lu, signedIn, visitor } from '../outside/console.ts';
import { entrances } from './entrances.ts';
import { probe, system } from './probed.ts';
import { MULTIPART, part } from './samples.ts';

const customer = `cus_${someSlug()}`;
let account: Account;
beforeAll(async () => {
  const adresse = `anne@${someSlug()}.example`;
  account = await newAccount(system, { adresse, paiement: 'carte', stripe_customer: customer });
  // What the first measurement loads holds the loop once, whatever comes in.
  await measuredClient(account);
  await turns();
});

/** Each process of the system by its name. */
const pids = (): readonly (readonly [string, number])[] => {
  const { services, gateways } = system.run();
  return [...Object.entries(services), ['gateway', gateways[0]] as const].map(([name, of]) => [
    name,
    of?.pid ?? 0,
  ]);
};
const turns = () =>
  Promise.all(pids().map(async ([name, pid]) => [name, await probe.longestTurn(pid)] as const));

const FILE = part('a', 'x', '; filename="a.csv"');
const LOURD = 'Il dépasse 2 Mio : rien n’en a été lu, et rien n’a été fait.';
const ILLISIBLE =
  'Il n’a pas la forme d’un formulaire de la console, écrit en UTF-8, avec un fichier au plus. Rien n’a été fait.';

test('a form that breaks off in a file, is too heavy or has too many fields is refused by a process that goes on', async () => {
  const before = pids();
  const send = async (body: string) => {
    const page = await visitor('', system).envoyer('/console/entrer/', body, MULTIPART);
    return [page.status, lu(page)];
  };
  const refused = (sentence: string) => [422, expect.stringContaining(sentence)];

  expect(await send(FILE.slice(0, -2))).toEqual(refused(ILLISIBLE));
  expect(await send(FILE.replace('\r\n\r\nx', `\r\n\r\n${'x'.repeat(3 * 1024 ** 2)}`))).toEqual(
    refused(LOURD),
  );
  expect(await send(`${FILE}${part('b', 'y').repeat(800)}--b--\r\n`)).toEqual(refused(ILLISIBLE));
  expect(pids()).toEqual(before);
});

test('whatever comes in by HTTP, no process ends or stalls, and each answer is a documented one', async () => {
  const client = await readyClient(account);
  const agency = await signedIn(await newAccount(system), system);
  const before = pids();

  const tried = await Promise.allSettled(
    entrances({ system, account, customer, client, agency }).map(({ name, inputs, wrong }) =>
      fuzz(inputs, async ([where, bytes]) => {
        const fault = await wrong(where, bytes);
        if (fault !== undefined) throw new Error(`${name} ${where}: ${fault}`);
      }),
    ),
  );

  const found = tried.flatMap((one) =>
    one.status === 'rejected' ? [`${one.reason}\n${one.reason.cause}`] : [],
  );
  expect(found).toEqual([]);
  expect(pids()).toEqual(before);
  expect((await turns()).filter(([, ms]) => ms > LONGEST_TURN_MS)).toEqual([]);
});
