import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matches, pathOf, patternOf } from './robots.ts';

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
