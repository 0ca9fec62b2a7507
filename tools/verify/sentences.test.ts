import { expect, test } from '@jest/globals';
import { sentencesIn } from './sentences.ts';

const tick = '`';

test('finds what the fr tag and the typography of documents are given, with values shown as holes', () => {
  const source = [
    `const a = fr${tick}Ce client est \${nom} : relisez.${tick};`,
    'const b = t("Où vous en êtes");',
    `const c = typo(${tick}Rapport de \${mois({ a: 1 })}${tick});`,
    "const d = 'not a sentence';",
    `const e = fr${tick}\${n}${tick};`,
  ].join('\n');
  expect(sentencesIn(source)).toEqual([
    { line: 1, text: 'Ce client est {…} : relisez.' },
    { line: 2, text: 'Où vous en êtes' },
    { line: 3, text: 'Rapport de {…}' },
  ]);
});
