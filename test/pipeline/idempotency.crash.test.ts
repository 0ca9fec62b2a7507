import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Entry, someEntry } from '../outside/client.ts';
import { ownServices } from '../outside/system.ts';

jest.setTimeout(240_000);

const EN_COURS = 'L’appel de cette Idempotency-Key est encore en cours\u00a0: attendez sa réponse.';
const CROWD = 24;

let system: OwnSystem;
beforeAll(async () => {
  system = await ownServices({ gateways: 2 });
});
afterAll(() => system.stop());

type Placing = { readonly account: Account; readonly entry: Entry };

const placing = async (): Promise<Placing> => ({ account: await newAccount(system), entry: someEntry() });

/** The same call each time: same account, key and body. */
const send = ({ account, entry }: Placing, gateway: number): Promise<Reply> =>
  account.agence.through(system.gateways[gateway] ?? '').send({
    method: 'POST',
    path: 'clients/',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
    body: JSON.stringify({ clients: [entry], confirmer: true }),
  });

const clientsOf = async ({ account }: Placing): Promise<readonly { id: string }[]> =>
  ((await account.agence.get('clients/')).body as { clients: { id: string }[] }).clients;

const answered = (one: Placing, gateway = 0): Promise<Reply> =>
  until(
    () => send(one, gateway),
    ({ status }) => status !== 409 && status !== 503,
  );

test('while a call is still running, the same call is told to wait for it', async () => {
  const one = await placing();
  const pid = system.run().services['clients']?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  let both: Reply[];
  try {
    both = await Promise.all([send(one, 0), send(one, 1)]);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  // Whichever came second is told at once; the other one cannot be carried out in time.
  const [waits, away] = both.toSorted((a, b) => a.status - b.status);
  expect([waits?.status, waits?.body, away?.status]).toEqual([409, { erreur: EN_COURS }, 503]);
  const { status, text } = await answered(one, 1);
  expect([status, await clientsOf(one)]).toMatchObject([200, { length: 1 }]);
  expect((await answered(one)).text).toBe(text);
});

/** Sends all of them through one gateway and kills it in the midst; answers with what came back of each, if anything did. */
async function killedAmong(all: readonly Placing[]): Promise<(Reply | null)[]> {
  const pid = system.run().gateways[1]?.pid ?? 0;
  const sent = all.map((one) => send(one, 1).catch(() => null));
  await Promise.race(sent);
  process.kill(pid, 'SIGKILL');
  return Promise.all(sent);
}

test('a gateway that died between the effect and the answer: the same call elsewhere gets that answer, and nothing is done twice', async () => {
  // How many were carried out and never answered is chance: a crowd makes it certain enough, rounds make it sure.
  let lost = 0;
  for (let round = 0; round < 5 && lost === 0; round += 1) {
    const all: Placing[] = [];
    for (let i = 0; i < CROWD; i += 1) all.push(await placing());
    const first = await killedAmong(all);
    // Some more may come: what a service had begun for the dead gateway it finishes.
    const done = await Promise.all(all.map(clientsOf));
    const between = all.filter((_, i) => first[i] === null && done[i]?.length === 1);
    lost += between.length;
    const again = await Promise.all(all.map((one) => answered(one)));
    for (const [i, one] of all.entries()) {
      const [kept] = done[i] ?? [];
      const { status, text, body } = again[i] ?? { status: 0, text: '', body: {} };
      expect(status).toBe(200);
      expect(body).toMatchObject({ confirme: true, poses: [{ entreprise: one.entry.entreprise }] });
      // Placed anew, it would be refused as already there, or another one.
      const { poses } = body as { poses: { id: string }[] };
      expect((await clientsOf(one)).map(({ id }) => id)).toEqual([poses[0]?.id]);
      if (kept !== undefined) expect(poses[0]?.id).toBe(kept.id);
      const answer = first[i];
      if (answer?.status === 200) expect(text).toBe(answer.text);
      expect((await send(one, 0)).text).toBe(text);
    }
  }
  expect(lost).toBeGreaterThan(0);
});
