import { someAddress } from '@agence/testing/accounts';
import { type Reply, send } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { expectPage, type Fields, leadsOf, sendForm, someRequest, textOf, typedIn } from '../outside/lead.ts';
import { system, WINDOW_S } from '../pipeline/limited.ts';

const gateway = (i: number): string => system.gateways[i % 2] ?? '';

/** A request on a form of its own, which counts once however often it is sent. */
async function someForm(): Promise<ReturnType<typeof someRequest>> {
  const { text } = await send(system.base_url, { path: '/lead/' });
  return someRequest({ formulaire: typedIn(text, 'formulaire') ?? '' });
}

/** Sends a form as its page asks when the machine is too busy: again, until it is answered. */
const sendPatiently = (base_url: string, asked: Fields, from: string): Promise<Reply> =>
  until(
    () => sendForm(base_url, asked, from),
    ({ status }) => status !== 503,
  );

/** Fifty at once make a busy machine answer 503; a request that fails after it was counted is counted again when it is sent again. */
async function tenAtATime<T, R>(all: readonly T[], send: (one: T, i: number) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const turns = all.entries();
  const lane = async () => {
    for (const [i, one] of turns) answers[i] = await send(one, i);
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  return answers;
}

describe('429, past twenty accepted requests from one address in the window', () => {
  test('exactly twenty over two gateways; the refused ones do not count, and the window slides', async () => {
    const from = someAddress();
    const asked = await Promise.all(Array.from({ length: 50 }, someForm));
    const begun = performance.now();
    // A form with a mistake is refused before the limit is checked, and is not counted.
    for (let i = 0; i < 25; i += 1)
      expect((await sendForm(gateway(i), someRequest({ email: '' }), from)).status).toBe(422);
    const answers = await tenAtATime(asked, (one, i) => sendPatiently(gateway(i), one, from));
    expect(performance.now() - begun).toBeLessThan(WINDOW_S * 1000);
    const having = (status: number) => answers.filter((one) => one.status === status);
    expect([having(200).length, having(429).length]).toEqual([20, 30]);
    const kept = await Promise.all(asked.map((one) => leadsOf(system, one)));
    expect(answers.map(({ status }) => status)).toEqual(kept.map(({ length }) => (length === 1 ? 200 : 429)));
    expect((await sendForm(gateway(0), someRequest({ entreprise: '' }), from)).status).toBe(422);
    expect((await sendForm(gateway(1), someRequest(), someAddress())).status).toBe(200);

    // Refused over and over, it is taken as soon as the oldest accepted one has left the window.
    const again = someRequest();
    const opened = await until(
      () => sendForm(gateway(0), again, from),
      ({ status }) => status === 200,
    );
    expect(opened.text).toContain('<h1>Merci, c’est bien reçu</h1>');
    expect(performance.now() - begun).toBeGreaterThan(WINDOW_S * 1000);
  });

  test('is a page that says when to come back and keeps every word', async () => {
    const from = someAddress();
    for (let i = 0; i < 20; i += 1) await sendForm(gateway(i), someRequest(), from);
    const asked = someRequest({ ville: 'Lyon', message: 'Un <b>mot</b>.' });
    const late = await sendForm(gateway(0), asked, from);
    expect(late.status).toBe(429);
    expectPage(late);
    expect(late.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(WINDOW_S);
    expect(late.text).toMatch(
      /<title>Demande non enregistrée, réessayez après \d\d\u00a0h\u00a0\d\d – Mesure IA<\/title>/,
    );
    expect(textOf(late.text)).toContain('Pour protéger le service, la vôtre n’a pas été enregistrée.');
    for (const [name, text] of Object.entries(asked)) expect(typedIn(late.text, name)).toBe(text);
    expect(await leadsOf(system, asked)).toEqual([]);
  });
});
