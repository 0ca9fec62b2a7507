import { expect, it } from '@jest/globals';
import { links } from './links.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const tokenOf = (link: string): string => link.split('/d/')[1] ?? '';
const old = links('a:0123456789abcdef0', 'https://mesure.test/');
const rotated = links('b:fedcba98765432100,a:0123456789abcdef0', 'https://mesure.test');

it('opens its document for 30 days, and no longer', () => {
  const link = old.sign('d_abc', now);
  expect(link).toMatch(/^https:\/\/mesure\.test\/d\/a\.d_abc\.[a-z0-9]+\.[A-Za-z0-9_-]{43}$/);
  expect(old.open(tokenOf(link), later(29.9))).toBe('d_abc');
  expect(old.open(tokenOf(link), later(30.1))).toBeNull();
});

it('is another link at each second, or one for all that ask within the hour', () => {
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(old.sign('d_abc', at(1 / 60))).not.toBe(old.sign('d_abc', now));
  expect(old.open(tokenOf(old.sign('d_abc', now)), new Date(later(30).getTime() + 1))).toBeNull();
  const steady = (minutes: number) => old.signForTheHour('d_abc', at(minutes));
  expect(steady(59)).toBe(steady(1));
  expect(steady(61)).not.toBe(steady(59));
  expect(old.open(tokenOf(steady(59)), new Date(later(30).getTime() + 58 * 60_000))).toBe('d_abc');
  expect(old.open(tokenOf(steady(59)), new Date(later(30).getTime() + 61 * 60_000))).toBeNull();
});

it('still opens after a new key signs, and not once its key is gone', () => {
  const token = tokenOf(old.sign('d_abc', now));
  expect(rotated.open(token, now)).toBe('d_abc');
  expect(links('b:fedcba98765432100', 'https://x.test').open(token, now)).toBeNull();
  expect(tokenOf(rotated.sign('d_abc', now))).toMatch(/^b\./);
});

it('opens nothing when only the last sign is another, whatever sign it is', () => {
  const token = tokenOf(old.sign('d_abc', now));
  const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  const opened = signs.map((sign) => token.slice(0, -1) + sign).filter((one) => old.open(one, now) !== null);
  expect(opened).toEqual([token]);
});
