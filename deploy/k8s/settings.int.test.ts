import { serviceNames } from '@agence/local/services';
import { describe, expect, test } from '@jest/globals';
import { named, variablesOf } from './environment.ts';
import type { Workload } from './objects.ts';
import { render } from './render.ts';
import { settingsRead, settingsRequired } from './settings-read.ts';

/** Read by what the services are built on, not by their own settings. */
const OF_OTHERS = ['POD_NAME', 'POD_NAMESPACE', 'OTEL_RESOURCE_ATTRIBUTES'];

const base = render('base');

describe.each(serviceNames)('the manifest of %s', (name) => {
  const given = variablesOf(named<Workload>(base, 'Deployment', name)).map((variable) => variable.name);

  test('gives each variable once, and none that the service does not read', async () => {
    const read = await settingsRead(name);
    expect(new Set(given).size).toBe(given.length);
    expect(given.filter((one) => !read.includes(one) && !OF_OTHERS.includes(one))).toEqual([]);
    // A gateway would do without the addresses of form and mail, but not run their tasks.
    expect(given).toEqual(expect.arrayContaining(read.filter((one) => /_(GRPC|HTTP)$/.test(one))));
  });

  test('gives every setting that has no default', async () => {
    const required = await settingsRequired(name);
    expect(required).toContain('INTERNAL_TOKEN');
    expect(given).toEqual(expect.arrayContaining(required));
  });
});
