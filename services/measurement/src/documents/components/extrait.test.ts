import { html, written } from '@agence/look/html';
import { describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { marquer } from './extrait.ts';

const montrer = (texte: string, ...marques: Parameters<typeof marquer>[0]['marques'][number][]) =>
  load(written(html`<p>${marquer({ texte, marques })}</p>`));

describe('the names marked in an answer', () => {
  test('by their places; the text stays byte for byte', () => {
    const texte = '1. Fournil Tesseau : tradition.\n2. Maison Ferrandin <b>';
    const at = (nom: string) => ({ debut: texte.indexOf(nom), fin: texte.indexOf(nom) + nom.length });
    const $ = montrer(
      texte,
      { ...at('Maison Ferrandin'), qui: 'client' },
      { ...at('Fournil Tesseau'), qui: 'autre' },
    );
    expect($('p').text()).toBe(texte);
    expect($('mark.client').text()).toBe('Maison Ferrandin');
    expect($('mark.autre').text()).toBe('Fournil Tesseau');
  });

  test('a mark that overlaps another, is empty or leaves the text is dropped', () => {
    const qui = 'autre' as const;
    const $ = montrer(
      'abcdef',
      { debut: 1, fin: 4, qui },
      { debut: 3, fin: 5, qui },
      { debut: 5, fin: 5, qui },
      { debut: 5, fin: 9, qui },
    );
    expect($('p').text()).toBe('abcdef');
    expect(
      $('mark')
        .toArray()
        .map((e) => $(e).text()),
    ).toEqual(['bcd']);
  });
});
