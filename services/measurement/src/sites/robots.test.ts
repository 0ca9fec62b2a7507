import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matches, pathOf, patternOf, robotName, rulesOf, userAgentOf } from './robots.ts';

const ROBOTS = ['GPTBot', 'OAI-SearchBot', 'MesureIA'];
const ruling = (text: string, robot: string, path = '/') =>
  rulesOf(text, [...ROBOTS, robot], [`https://exemple.fr${path}`]).rulings[0]?.robots[robot];

describe('what robots.txt says to one robot', () => {
  const text = `# notes
User-agent: Inconnu
User-agent: GPTBot
Disallow: /

User-Agent: *
Disallow: /prive
Allow: /prive/ouvert$
Disallow: /*.pdf

Sitemap: https://exemple.fr/plan.xml`;
  it.each([
    ['GPTBot', '/', false, 4],
    ['gptbot/1.2', '/contact', false, 4],
    ['MesureIA', '/', true, null],
    ['MesureIA', '/prive/x', false, 7],
    ['MesureIA', '/prive/ouvert', true, 8],
    ['MesureIA', '/tarifs.pdf', false, 9],
  ])('%s at %s', (robot, path, allowed, line) => {
    expect(ruling(text, robot, path)).toEqual({ allowed, line });
  });
  it('tells where the sitemap is', () => {
    expect(rulesOf(text, ROBOTS, []).sitemaps).toEqual(['https://exemple.fr/plan.xml']);
  });
});

it.each([
  ['an empty file', ''],
  ['an empty Disallow', 'User-agent: *\nDisallow:'],
  ['an error page', '<!doctype html><html><body>Disallow: /</body></html>'],
  ['a rule before any robot', 'Disallow: /'],
  ['a mark of encoding, then another robot', '\ufeffUser-agent: Autre\r\nDisallow: /'],
])('%s closes nothing', (_, text) => {
  expect(ruling(text, 'GPTBot')).toEqual({ allowed: true, line: null });
});

it('reads the group of a robot that follows a mark of encoding', () => {
  expect(ruling('\ufeffUser-agent: GPTBot\rDisallow: /', 'GPTBot')).toEqual({ allowed: false, line: 2 });
});

it.each([
  ['robots by the thousand', `${'User-agent: a\n'.repeat(5000)}${'Disallow: /\n'.repeat(5000)}`],
  [
    'the same robots by the thousand',
    `${'User-agent: GPTBot\n'.repeat(3000)}${'Disallow: /x\n'.repeat(5000)}`,
  ],
  ['stars', `User-agent: *\n${`Disallow: /${'*a'.repeat(240)}\n`.repeat(270)}`],
  ['one long line', `User-agent: *\nDisallow: /${'*'.repeat(130_000)}`],
])('%s cost little', (_, text) => {
  const long = Array.from({ length: 20 }, () => `https://exemple.fr/${'a'.repeat(100)}`);
  const { rulings } = rulesOf(text, ROBOTS, [...long, 'https://exemple.fr/contact']);
  expect(rulings.at(-1)?.robots['OAI-SearchBot']?.allowed).toBe(true);
});

it('a rule of more stars than anybody needs is none', () => {
  const rules = (stars: number) => `User-agent: *\nDisallow: /${'*a'.repeat(stars)}`;
  expect(ruling(rules(10), 'GPTBot', `/${'a'.repeat(20)}`)?.allowed).toBe(false);
  expect(ruling(rules(11), 'GPTBot', `/${'a'.repeat(20)}`)).toEqual({ allowed: true, line: null });
});

it('a rule is none whose piece after a star is longer than anybody needs', () => {
  const rule = (signs: number) => `User-agent: *\nDisallow: /x*${'a'.repeat(signs)}`;
  const path = `/x${'a'.repeat(600)}`;
  expect(ruling(rule(250), 'GPTBot', path)?.allowed).toBe(false);
  expect(ruling(rule(251), 'GPTBot', path)).toEqual({ allowed: true, line: null });
});

it('names itself after the service, in letters that headers and robots.txt can hold', () => {
  const name = userAgentOf('Mesure IA – Éclat', 'https://mesure.fr/x');
  expect(name).toBe('MesureIAEclat/1.0 (+https://mesure.fr)');
  expect(robotName(name)).toBe('MesureIAEclat');
});

/** As RFC 9309 says it, tried in every way. */
const said = (written: string): RegExp => {
  const whole = written.endsWith('$');
  const pieces = (whole ? written.slice(0, -1) : written)
    .split('*')
    .map((piece) => piece.replaceAll('$', '[$]'));
  return new RegExp(`^${pieces.join('.*')}${whole ? '$' : ''}`, 's');
};

it('matches what the pattern says, although each piece is taken where it comes first', () => {
  const signs = (...all: string[]) => fc.string({ unit: fc.constantFrom(...all), maxLength: 9 });
  fc.assert(
    fc.property(signs('a', 'a', 'b', '*', '/', '$'), signs('a', 'a', 'b', '/', '$'), (written, rest) => {
      const pattern = patternOf(written);
      const path = `/${rest}`;
      expect(pattern !== null && matches(pattern, path)).toBe(said(written).test(path));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['/é', '/%C3%A9', true],
  ['/%c3%a9', '/é', true],
  ['/a%2fb', '/a%2Fb', true],
  ['/?q=', '/?q=1', true],
  ['/A', '/a', false],
])('%s at %s: %s', (written, path, is) => {
  const [pattern, at] = [patternOf(written), new URL(path, 'https://exemple.fr')];
  expect(pattern !== null && matches(pattern, pathOf(at))).toBe(is);
});
