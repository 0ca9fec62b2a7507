import { expect, test } from '@jest/globals';
import { typeset } from '../../../packages/gesture/src/fr.ts';
import { withoutComments } from '../borders/source.ts';
import { listed, sources } from './all.ts';
import { sentencesIn } from './read.ts';

const tick = '`';

test('reads what is said by tag, by markup, by refusal or by being French', () => {
  const source = [
    `const a = refuse('conflict', fr${tick}Ce client est \${n < 2 ? 'à lire' : nom} : relisez.${tick});`,
    'const b = t("Diagnostic");',
    `const c = html${tick}<p title="Vos clients">\${fr${tick}Où ?${tick}} <b>Ville</b></p>${tick};`,
    "const d = { label: 'not a sentence', a: 'en cours' };",
    "throw new Error('Le site est fermé'); throw new Error('a link is http');",
    "type T = 'à jour';",
  ].join('\n');
  expect(sentencesIn(source).map(({ line, text, refusal }) => [line, text, refusal])).toEqual([
    [1, 'Ce client est {…} : relisez.', 'conflict'],
    [1, 'à lire', 'conflict'],
    [2, 'Diagnostic', null],
    [3, 'Vos clients', null],
    [3, 'Ville', null],
    [3, 'Où ?', null],
    [4, 'en cours', null],
    [5, 'Le site est fermé', null],
  ]);
});

const files = sources();
const all = listed(files);
const plain = (text: string): string => typeset(text).replace(/\s+/g, ' ');

/** Four words or more in a row, one of them small and French: found without knowing what a program is. */
const RUN = /\p{L}+(?:['’]\p{L}+)*(?: \p{L}+(?:['’]\p{L}+)*){3,}/gu;
const SMALL =
  /(?<!\p{L})(?:le|la|les|un|une|des|du|est|sont|vous|votre|nous|cette|pas|dans|avec|qui)(?!\p{L})/u;
const said = (file: string): string =>
  all
    .filter((one) => one.file === file)
    .map(({ text }) => plain(text))
    .join('\n');

test('no run of French words in the services is missing from the list', () => {
  const missing = [...files].flatMap(([file, text]) => {
    const known = said(file);
    const runs = withoutComments(text).replaceAll('\\n', ' ').match(RUN) ?? [];
    return runs
      .filter((run) => SMALL.test(run) && !known.includes(plain(run)))
      .map((run) => `${file}: ${run}`);
  });
  expect(missing).toEqual([]);
});

/** Words of a text, in small letters. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const commentsOf = (text: string): string =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)]
    .map(([one]) => one.replace(/`[^`]*`|«[^»]*»/g, ''))
    .join(' ');

/**
 * Too short to be a run: two words or more from a capital on, which all stand in the list, and not all in our comments.
 * The one text of settings that people read is the name of the service.
 */
test('no text made of words of the list is missing from it, however short', () => {
  const french = new Set(all.flatMap(({ text }) => wordsOf(text)));
  const english = new Set([...files.values()].flatMap((text) => wordsOf(commentsOf(text))));
  const read = [...files].filter(([file]) => !file.endsWith('/config.ts'));
  const missing = read.flatMap(([file, text]) => {
    const known = said(file);
    const texts = [...withoutComments(text).matchAll(/'((?:[\d.]+ )?\p{Lu}[^'`$\\\n]* [^'`$\\\n]*)'/gu)];
    return (
      texts
        .map(([, one = '']) => one)
        // Names of routes are no sentences, whatever sentence names one.
        .filter((one) => !/^(?:GET|POST) /.test(one))
        .filter((one) => wordsOf(one).length > 1 && wordsOf(one).every((word) => french.has(word)))
        .filter((one) => !wordsOf(one).every((word) => english.has(word)) && !known.includes(plain(one)))
        .map((one) => `${file}: ${one}`)
    );
  });
  expect(missing).toEqual([]);
});

test('a refusal is listed with the route that can say it, through the services that it calls', () =>
  expect(all).toContainEqual(
    expect.objectContaining({
      origin: 'POST clients/{id}/retirer/',
      refusal: 'conflict',
      text: expect.stringContaining('déjà retiré'),
    }),
  ));
