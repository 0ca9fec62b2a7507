import { serviceNames } from '@agence/local/services';
import { describe, expect, test } from '@jest/globals';
import { ROWS } from './settings.cases.ts';
import { type Environment, refusalsOf, settingsReadBy } from './settings.fixture.ts';

const services = await Promise.all(
  serviceNames.map(async (name) => ({
    name,
    ...(await settingsReadBy(name)),
    refusals: await refusalsOf(name),
  })),
);

/** The first right value of what a service cannot start without. */
const leastOf = (required: readonly string[]): Environment =>
  Object.fromEntries(required.map((name) => [name, ROWS[name]?.right[0] ?? '']));

test('every setting of a service has a row, and every row is a setting', () =>
  expect([...new Set(services.flatMap(({ read }) => read))].sort()).toEqual(Object.keys(ROWS).sort()));

describe.each(services)('$name', ({ read, required, refusals }) => {
  const least = leastOf(required);

  test('starts with what it cannot do without, in production too', () => {
    expect(refusals(least)).toEqual([]);
    expect(refusals({ ...least, NODE_ENV: 'production' })).toEqual([]);
  });

  test.each(required)('needs %s', (name) => {
    const { [name]: _, ...others } = least;
    expect(refusals(others)).toEqual([`${name}: is not set`]);
  });

  test.each(read)('%s: right, wrong, half set', (name) => {
    const { right, wrong = [], in_production = [], half_set = [] } = ROWS[name] ?? { right: [] };
    expect(right.map((value) => [value, refusals({ ...least, [name]: value })])).toEqual(
      right.map((value) => [value, []]),
    );
    for (const [value, line] of wrong)
      expect([value, refusals({ ...least, [name]: value })]).toEqual([value, [`${name}: ${line}`]]);
    for (const [value, line] of in_production)
      expect([value, refusals({ ...least, [name]: value, NODE_ENV: 'production' })]).toEqual([
        value,
        [`${name}: ${line}`],
      ]);
    for (const [environment, line] of half_set)
      expect(refusals({ ...least, ...environment })).toEqual([line]);
  });
});
