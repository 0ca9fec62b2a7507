import { html, written } from '@agence/look/html';
import { expect, test } from '@jest/globals';
import { lu } from '../testing/dire.fixture.ts';
import { marquer } from './extrait.ts';

const montrer = (texte: string, ...marques: Parameters<typeof marquer>[0]['marques'][number][]) =>
  lu(written(html`<p>${marquer({ texte, marques })}</p>`));

test('names are marked in an answer by their places; the text stays byte for byte', () => {
  const texte = '1. Fournil Tesseau : tradition.\n2. Maison Ferrandin <b>';
  const at = (nom: string) => ({ debut: texte.indexOf(nom), fin: texte.indexOf(nom) + nom.length });
  const { $ } = montrer(
    texte,
    { ...at('Maison Ferrandin'), qui: 'client' },
    { ...at('Fournil Tesseau'), qui: 'autre' },
  );
  expect($('p').text()).toBe(texte);
  expect($('mark.client').text()).toBe('Maison Ferrandin');
  expect($('mark.autre').text()).toBe('Fournil Tesseau');
});

test('a mark that overlaps another, is empty or leaves the text is dropped', () => {
  const places = [
    [1, 4],
    [3, 5],
    [5, 5],
    [5, 9],
  ] as const;
  const { $, textes } = montrer(
    'abcdef',
    ...places.map(([debut, fin]) => ({ debut, fin, qui: 'autre' as const })),
  );
  expect($('p').text()).toBe('abcdef');
  expect(textes('mark')).toEqual(['bcd']);
});
