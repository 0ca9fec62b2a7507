import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const src = new URL('../', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });

it('no pattern and no list hides in one long line', () => {
  const long = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(new URL(file, src), 'utf8')
        .split('\n')
        .flatMap((line, k) => (line.length > 150 ? [`${file}:${k + 1}`] : [])),
    );
  expect(long).toEqual([]);
});
