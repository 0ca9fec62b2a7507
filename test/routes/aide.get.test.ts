import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { AGENCY, nameOf } from '../outside/contract.ts';
import { shared } from '../outside/system.ts';

/** A French sentence, typeset: begins with a capital, ends with a full stop, no plain apostrophe, no bare space before « : ; ! ? ». */
const sentence = /^(?!.*')(?!.* [:;!?»])(?!.*« )\p{Lu}.*\.$/u;

describe('200', () => {
  test('the guide of an account, every field', async () => {
    const { slug, agence } = await newAccount(shared());
    const { status, body } = await agence.get('aide/');
    expect(status).toBe(200);
    const routes = AGENCY.map(nameOf);
    expect(body).toStrictEqual({
      compte: slug,
      ce_que_vous_recevez: expect.any(Array),
      vos_limites: { clients: 5, questions_par_client: 10, ias_par_client: 3, leads_par_mois: 0 },
      routes: expect.objectContaining(
        Object.fromEntries(routes.map((name) => [name, expect.stringMatching(sentence)])),
      ),
      a_savoir: expect.any(Array),
    });
    const { ce_que_vous_recevez, a_savoir } = body as Record<string, string[]>;
    for (const list of [ce_que_vous_recevez, a_savoir]) {
      expect(list?.length).toBeGreaterThan(1);
      for (const text of list ?? []) expect(text).toMatch(sentence);
    }
  });

  // The simulator has five models: no plan is cut short.
  test.each([
    ['agence5', { clients: 5, questions_par_client: 10, ias_par_client: 3, leads_par_mois: 3 }],
    ['agence15', { clients: 15, questions_par_client: 15, ias_par_client: 4, leads_par_mois: 3 }],
    ['agence30', { clients: 30, questions_par_client: 20, ias_par_client: 5, leads_par_mois: 3 }],
  ] as const)('the limits of %s with one covered client', async (plan, vos_limites) => {
    const account = await newAccount(shared(), { plan });
    await place(account, someEntry());
    expect((await account.agence.get('aide/')).body).toMatchObject({ vos_limites });
  });
});
