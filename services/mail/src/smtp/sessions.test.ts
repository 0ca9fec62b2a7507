import { mock } from 'node:test';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SMTPServer, SMTPServerSession } from 'smtp-server';
import { boundedSessions } from './sessions.ts';

beforeEach(() => mock.timers.enable());
afterEach(() => mock.timers.reset());

/** Connections by id: what each was told last, or that it is still open. */
const connected = (...ids: readonly string[]) => {
  const open = new Map(ids.map((id) => [id, 'open']));
  const connections = new Set(
    ids.map((id) => ({
      ...{ id, remoteAddress: '203.0.113.9' },
      send: (code: number) => open.set(id, String(code)),
    })),
  );
  const sessions = boundedSessions(() => ({ connections }) as unknown as SMTPServer);
  for (const id of ids) sessions.open({ id, remoteAddress: '203.0.113.9' } as SMTPServerSession, false);
  return { open, sessions };
};

test('a session that never ends is ended after five minutes, however busy it is', () => {
  const { open, sessions } = connected('a', 'b');
  sessions.close('b');
  for (let seconds = 0; seconds < 299; seconds += 29) {
    mock.timers.tick(29_000);
    if (seconds + 29 < 299) expect(open.get('a')).toBe('open');
    sessions.commanded('a');
  }
  expect([...open]).toEqual([
    ['a', '421'],
    ['b', 'open'],
  ]);
});

test('the /64 of an IPv6 address is one caller', () => {
  const connections = new Set(
    Array.from({ length: 11 }, (_, n) => ({ id: `${n}`, remoteAddress: `2001:db8::${n}` })),
  );
  const sessions = boundedSessions(() => ({ connections }) as unknown as SMTPServer);
  const open = (remoteAddress: string, shared = false) =>
    sessions.open({ id: remoteAddress, remoteAddress } as SMTPServerSession, shared);
  expect(() => open('2001:db8::a')).toThrow('4.7.0 Trop de demandes, revenez plus tard');
  expect(() => open('2001:db8::a', true)).not.toThrow();
  expect(() => open('2001:db8:0:1::a')).not.toThrow();
});
