import { send } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import { shared } from '../outside/system.ts';

const ask = (name: string, secret?: string) =>
  send(shared().base_url, {
    method: 'POST',
    path: `/interne/taches/${name}/`,
    headers: secret === undefined ? {} : { 'x-task-secret': secret },
  });

describe('200', () => {
  test.each(['lancements', 'mesures', 'echeances', 'purge'])('%s runs, and runs again', async (name) => {
    const secret = shared().run().task_secret;
    const first = await ask(name, secret);
    const again = await ask(name, secret);
    expect([first.status, first.body, again.status]).toEqual([200, { tache: name, faite: true }, 200]);
  });
});

describe('404: the door does not exist', () => {
  test('without the secret, with another, or for a task that nobody has: the same bytes', async () => {
    const secret = shared().run().task_secret;
    const answers = [await ask('purge'), await ask('purge', `${secret}x`), await ask('autre', secret)];
    for (const { status, text } of answers) expect([status, text]).toEqual([404, '{"detail":"Not Found"}']);
  });
});
