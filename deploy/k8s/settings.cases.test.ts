import { serviceNames } from '@agence/local/services';
import { describe, expect, test } from '@jest/globals';
import { ACCEPTED, leastValue, REFUSED, REFUSED_IN_PRODUCTION, TOGETHER } from './settings.cases.ts';
import { type Environment, refusalsOf, settingsReadBy } from './settings.fixture.ts';

const services = await Promise.all(
  serviceNames.map(async (name) => ({
    name,
    ...(await settingsReadBy(name)),
    refusals: await refusalsOf(name),
  })),
);

test('every case is of a setting that a service reads', () => {
  const read = new Set(services.flatMap((service) => service.read));
  const named = [...ACCEPTED, ...REFUSED, ...REFUSED_IN_PRODUCTION].map(([setting]) => setting);
  expect(named.filter((setting) => !read.has(setting))).toEqual([]);
});

describe.each(services)('$name', ({ name: service, read, required, refusals }) => {
  const least: Environment = Object.fromEntries(required.map((name) => [name, leastValue(name)]));

  test('starts with what it cannot do without, in production too', () => {
    expect(refusals(least)).toEqual([]);
    expect(refusals({ ...least, NODE_ENV: 'production' })).toEqual([]);
  });

  test.each(required)('needs %s', (name) => {
    const { [name]: _, ...others } = least;
    expect(refusals(others)).toEqual([`${name}: is not set`]);
  });

  test('accepts what is right', () => {
    for (const [name, ...values] of ACCEPTED.filter(([setting]) => read.includes(setting)))
      for (const value of values)
        expect([name, value, refusals({ ...least, [name]: value })]).toEqual([name, value, []]);
  });

  test.each([
    [{}, REFUSED],
    [{ NODE_ENV: 'production' }, REFUSED_IN_PRODUCTION],
  ])('refuses in one line what is wrong in %j', (environment, cases) => {
    for (const [name, line, ...values] of cases.filter(([setting]) => read.includes(setting)))
      for (const value of values)
        expect([value, refusals({ ...least, ...environment, [name]: value })]).toEqual([
          value,
          [`${name}: ${line}`],
        ]);
  });

  test('refuses what does not go together', () => {
    for (const [environment, line] of TOGETHER[service] ?? [])
      expect([environment, refusals({ ...least, ...environment })]).toEqual([environment, [line]]);
  });
});
