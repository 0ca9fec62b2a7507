import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { launch, livrablesOf, readyClient, untilMesure } from '../outside/client.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

test('a client shown as measured has its report at once', async () => {
  const account = await newAccount(shared());
  for (let times = 0; times < 3; times += 1) {
    const id = await readyClient(account);
    await launch(account, id, 2);
    await untilMesure(account, id, 'faite');
    expect((await livrablesOf(account, id)).map(({ genre }) => genre)).toContain('rapport');
  }
});
