import { newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { expect, test } from '@jest/globals';
import { TWO_STEPS } from '../outside/contract.ts';
import { GESTURES } from '../outside/gestures.ts';
import { CLE_REFUSEE } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

const AUTRE_CORPS = 'Cette Idempotency-Key a déjà servi pour un autre appel\u00a0: donnez-en une nouvelle.';

/** The first gesture of each route. */
const FIRST = new Map(GESTURES.toReversed().map(([route, , prepare]) => [route, prepare]));

test.each([...FIRST])(
  '%s sent twice with one key is done once and answered alike',
  async (route, prepare) => {
    const account = await newAccount(shared());
    const { path, body: asked } = await prepare(account);
    const body = TWO_STEPS.includes(route) ? { ...asked, confirmer: true } : asked;
    const key = `key of ${account.slug}`;
    const post = (sent: object, gateway = 0): Promise<Reply> =>
      account.agence.through(shared().gateways[gateway] ?? '').send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(sent),
      });
    const first = await post(body);
    expect(first.status).toBe(200);
    const again = await post(body, 1);
    if (route === 'POST cles/revoquer/') {
      // The key that would be answered is cut: it opens nothing any more, its own answers included.
      expect([again.status, again.body]).toEqual([403, { erreur: CLE_REFUSEE }]);
      return;
    }
    expect([again.status, again.text]).toEqual([200, first.text]);
    const other = await post({ ...body, autre: 'chose' }, 1);
    expect([other.status, other.body]).toEqual([422, { erreur: AUTRE_CORPS }]);
  },
);
