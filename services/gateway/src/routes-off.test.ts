import { expect, test } from '@jest/globals';
import type { Needs } from './needs.ts';
import { PUBLIC_ROUTES } from './routes-off.ts';
import { publicRoutes } from './served.ts';

test('every route without a key can be switched off by its name', () => {
  const config = { CONSOLE_HTTP: 'console:1', FORM_HTTP: 'form:1', TASK_SECRET: '' };
  const served = publicRoutes({} as Needs, config).map(({ method, path }) => `${method} ${path.slice(1)}`);
  expect(served.sort()).toEqual([...PUBLIC_ROUTES].sort());
});
