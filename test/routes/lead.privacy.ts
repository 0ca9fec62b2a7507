import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everythingKept } from '@agence/testing/everything-kept';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { mailsOf, sendForm, someRequest, untilDiagnosed } from '../outside/lead.ts';
import { system } from '../pipeline/own-servers.ts';

/** Whole files: messages, what services log, what the bus stores. The databases' own files are read through them. */
async function filesWith(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of ['mail', 'logs', 'nats'])
    for (const entry of await readdir(join(system.data, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile()) continue;
      // One that is taken away meanwhile holds nothing.
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      if (file.includes(text) || bytes.includes(text)) found.push(file);
    }
  return found;
}

/** Where a text is kept: databases, names of streams, files. */
async function places(text: string): Promise<readonly string[]> {
  const kept = Object.entries(await everythingKept(system))
    .filter(([name, rows]) => [name, ...rows].some((row) => row.includes(text)))
    .map(([name]) => name);
  return [...kept, ...(await filesWith(text))];
}

test('what the notice promises: no address of a computer is kept, and who asks is forgotten everywhere', async () => {
  const from = '203.0.113.77';
  const asked = someRequest({ ville: 'Nantes', message: 'Un mot secret.' });
  expect((await sendForm(system.base_url, asked, from)).status).toBe(200);
  // Refused requests are not kept either.
  expect((await sendForm(system.base_url, { ...asked, entreprise: '' }, from)).status).toBe(422);
  const [, document] = await untilDiagnosed(system, asked);
  expect(document).toContain(asked.entreprise);
  await until(
    () => mailsOf(system, asked),
    ({ alerts }) => alerts.length > 0,
  );
  const name = asked.entreprise.replace('Fleurs ', '');
  expect((await places(name)).length).toBeGreaterThan(4);
  expect(await places(from)).toEqual([]);

  await system.operate('people', 'erase', asked.email, '--why', 'asked for');
  for (const said of [name, 'Un mot secret.']) {
    const left = await until(
      () => places(said),
      (all) => all.length === 0,
    );
    expect(left).toEqual([]);
  }
});
