import { type Account, newAccount } from '@agence/testing/accounts';
import { sharedSystem } from '@agence/testing/system';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Entry, entries } from '../outside/client.ts';

jest.setTimeout(120_000);

type Placed = {
  readonly poses: readonly { readonly id: string }[];
  readonly refuses: readonly { readonly quoi: string; readonly pourquoi: string }[];
};

let account: Account;
beforeEach(async () => {
  account = await newAccount(sharedSystem());
});

const place = async (clients: readonly Entry[], confirmer = true) =>
  (await account.agence.post('clients/', { clients, confirmer })).body as Placed;

test('placing and removing in a circle ends at ten preparations a place and month', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { poses } = await place(entries(5));
    expect(poses).toHaveLength(5);
    const removed = poses.map(({ id }) => account.agence.post(`clients/${id}/retirer/`, { confirmer: true }));
    expect((await Promise.all(removed)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  }
  const late = entries(2);
  for (const confirmer of [false, true]) {
    const { poses, refuses } = await place(late, confirmer);
    expect(poses ?? []).toEqual([]);
    expect(refuses.map(({ quoi }) => quoi)).toEqual(late.map(({ entreprise }) => entreprise));
    for (const { pourquoi } of refuses)
      expect(pourquoi).toMatch(
        /^Les questions de 50 clients ont déjà été préparées ce mois-ci, le plus que permet votre formule\u00a0: placez celui-ci à partir du 01\/\d\d\/\d{4}\.$/,
      );
  }
  expect((await account.agence.get('clients/')).body).toMatchObject({ places_restantes: 5 });
});
