import { send } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { shared } from '../outside/system.ts';

const saying = (base_url: string, body: string) =>
  until(
    () => send(base_url, { path: '/health/' }),
    ({ text }) => text === body,
  );

describe('200', () => {
  test('ok is true while the service is up, without a key', async () => {
    for (const gateway of shared().gateways) {
      const { status, headers } = await saying(gateway, '{"ok":true}');
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('a key given anyway is not looked at', async () => {
    const headers = { 'x-api-key': 'ag_inconnue' };
    const answer = await send(shared().base_url, { path: '/health/?probe=1', headers });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('ratelimit-limit');
  });
});
