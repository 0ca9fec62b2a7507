import type { Genre } from '@agence/words/document-kinds';
import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { GENRES_DE_DOCUMENT } from './testing/documents.fixture.ts';
import { HOSTILES } from './testing/matiere.ts';

/** Five texts end to end, so that twelve documents put all sixty in every place. */
const LOTS = Array.from({ length: 12 }, (_, i) => HOSTILES.slice(5 * i, 5 * i + 5).join(' '));
const turned = (from: number): string[] => [...LOTS.slice(from), ...LOTS.slice(0, from)];

describe.each(Object.entries(GENRES_DE_DOCUMENT))('%s', (_, render) => {
  test('sixty hostile texts, in every place: text stays text', () => {
    for (let from = 0; from < LOTS.length; from += 1) {
      const source = render({ textes: turned(from) });
      expect(/<script/i.test(source)).toBe(false);
      const $ = load(source);
      expect($('script, iframe, object, embed, form, link, base, img, math, button')).toHaveLength(0);
      expect($('head > meta')).toHaveLength(6);
      expect($('style')).toHaveLength(1);
      expect($('template')).toHaveLength(1);
      expect($('h1')).toHaveLength(1);
      expect($('footer')).toHaveLength(1);
      expect(() => JSON.parse($('#donnees').contents().text())).not.toThrow();
      const attributes = $('*')
        .toArray()
        .flatMap((e) => ('attribs' in e ? Object.keys(e.attribs) : []));
      expect(attributes.filter((a) => a.startsWith('on') || a === 'src' || a === 'srcdoc')).toEqual([]);
      const links = $('[href]')
        .toArray()
        .map((e) => $(e).attr('href') ?? '');
      expect(links.filter((href) => !/^(#[\w-]+|mailto:[^\s<>"]+|tel:\+?\d+)$/.test(href))).toEqual([]);
      expect(/@import|url\(|expression\(/.test($('style').text())).toBe(false);
    }
  });
});

/** Marks that turn the direction of what follows, as names and answers may carry them. */
const TURNED = [
  'Fleurs \u202eabc',
  'Fleurs \u202e</script>abc \u2067xyz',
  '\u2066\u2068Fleurs\u2069\u2069\u2069 \u200fabc\u200e',
];
const MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const turnedIn = (render: (typeof GENRES_DE_DOCUMENT)[Genre]) => {
  const $ = load(render({ textes: TURNED }));
  $('style, template, title').remove();
  return $;
};

test.each(Object.entries(GENRES_DE_DOCUMENT))(
  '%s: marks of direction stay inside the words that carry them, never among ours',
  (_, render) => {
    const $ = turnedIn(render);
    const texts = $('body *')
      .contents()
      .toArray()
      .filter((node) => node.type === 'text' && MARK.test(node.data));
    expect(texts.length).toBeGreaterThan(0);
    const around = texts.map((node) => $(node).closest('.mot, .lettre, pre'));
    expect(around.filter((element) => element.length === 0)).toEqual([]);
    const quoted = around.filter((element) => element.is('.mot')).map((element) => element.text());
    expect(quoted.filter((text) => !TURNED.includes(text))).toEqual([]);
  },
);

test.each([
  ['diagnostic', '.gestes'],
  ['audit', '.copier, .constat > h3, .constat > p, .points'],
  ['page', '.copier, h1, .question, .epreuve, .plan, .faits'],
] as const)('none is in what a %s offers to copy or to publish, nor in what it advises', (genre, where) => {
  const $ = turnedIn(GENRES_DE_DOCUMENT[genre]);
  const ours = $(where)
    .toArray()
    .map((element) => $(element).text());
  expect(ours.some((text) => text.includes('abc'))).toBe(true);
  expect(ours.filter((text) => MARK.test(text))).toEqual([]);
});
