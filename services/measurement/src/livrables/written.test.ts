import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documentKinds } from '@agence/words/document-kinds';
import { expect, test } from '@jest/globals';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const STEPS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/test|fixture/.test(file))
  .map((file) => readFileSync(`${SRC}/${file}`, 'utf8'))
  .filter((text) => /\becrire(?:Livrable|Mesure)\(/.test(text));

test.each(documentKinds)('a step writes each %s', (kind) => {
  expect(STEPS.some((text) => text.includes(`genre: '${kind}'`))).toBe(true);
});
