import { type Reply, send, sendOnce } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { whileFrozen } from '../outside/frozen.ts';
import { leadsOf, sendForm, someRequest, textOf, typedIn } from '../outside/lead.ts';
import { system } from '../pipeline/own-servers.ts';

describe('503, while the form cannot be reached', () => {
  const timed = async (ask: () => Promise<Reply>): Promise<Reply> => {
    const asked = performance.now();
    const reply = await ask();
    expect(performance.now() - asked).toBeLessThan(2_500);
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('60');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.text).not.toContain('Merci');
    return reply;
  };

  test('the form service: a page in French within two seconds, never a thank-you', async () => {
    const asked = someRequest();
    await whileFrozen(system.run().services['form']?.pid, async () => {
      const page = await timed(() => sendOnce(system.base_url, { path: '/lead/' }));
      expect(page.text).toContain('<h1>Le formulaire revient dans un instant</h1>');
      const sent = await timed(() => sendForm(system.base_url, asked));
      expect(sent.text).toContain('<h1>Réessayez dans une minute</h1>');
    });
    const { status } = await until(
      () => sendForm(system.base_url, asked),
      (one) => one.status !== 503,
    );
    expect(status).toBe(200);
  });

  test('its database: the page keeps every word, and sent again it counts once', async () => {
    const { text } = await send(system.base_url, { path: '/lead/' });
    const asked = someRequest({ message: 'Un mot.', formulaire: typedIn(text, 'formulaire') ?? '' });
    await whileFrozen(system.run().mongodb.pid, async () => {
      const sent = await timed(() => sendForm(system.base_url, asked));
      expect(textOf(sent.text)).toContain(
        'Si la première était passée malgré tout, elle ne comptera qu’une fois.',
      );
      for (const [name, typed] of Object.entries(asked)) expect(typedIn(sent.text, name)).toBe(typed);
    });
    await until(
      () => sendForm(system.base_url, asked),
      ({ status }) => status === 200,
    );
    expect(
      await until(
        () => leadsOf(system, asked),
        ({ length }) => length > 0,
      ),
    ).toHaveLength(1);
  });
});
