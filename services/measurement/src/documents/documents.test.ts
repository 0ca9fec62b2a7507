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

  test('the same data give the same bytes', () => {
    const once = render({ textes: HOSTILES });
    expect(render({ textes: HOSTILES })).toBe(once);
  });
});
