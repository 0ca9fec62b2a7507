import { COULEUR_PAR_DEFAUT } from '@agence/words/promises';
import { describe, expect, test } from '@jest/globals';
import { wcagContrast } from 'culori';
import { couleurs } from './couleur.ts';

const PAPIER = '#fffefb';
const VOILE = '#f6f3ec';

const hex = (n: number): string => `#${n.toString(16).padStart(6, '0')}`;

describe('the four colours of a brand', () => {
  test('4,096 colours, black, white and pale yellow are legible everywhere', () => {
    const levels = Array.from({ length: 16 }, (_, n) => n * 0x11);
    const grid = levels.flatMap((r) =>
      levels.flatMap((g) => levels.map((b) => hex((r << 16) | (g << 8) | b))),
    );
    const brands = [...grid, '#000000', '#ffffff', '#ffe66d', '#0b5cad', '#ff8800', '#e4002b'];
    const illegible = brands.filter((couleur) => {
      const { marque, surMarque, marqueTexte, marqueVoile } = couleurs(couleur);
      return !(
        wcagContrast(marque, surMarque) >= 4.5 &&
        wcagContrast(marqueTexte, PAPIER) >= 5 &&
        wcagContrast(marqueTexte, VOILE) >= 4.5 &&
        wcagContrast('#1d1b18', marqueVoile) >= 7
      );
    });
    expect([brands.length, illegible]).toEqual([4_102, []]);
  });

  test('a dark brand is kept as it is, a pale one is darkened with its hue', () => {
    expect(couleurs('#0B5CAD')).toEqual({
      marque: '#0b5cad',
      surMarque: '#ffffff',
      marqueTexte: '#0b5cad',
      marqueVoile: '#e5ecf4',
    });
    expect(couleurs('#ffe66d').marqueTexte).toMatch(/^#[67][56]/);
    expect(couleurs('#ffffff').marqueTexte).toMatch(/^#(..)\1\1$/);
  });

  test.each(['', 'red', '#12345', '#0b5cad;}body{display:none}', 'url(//exemple.invalid)', '#GGGGGG'])(
    'what is not #rrggbb falls back to the default: %s',
    (couleur) => expect(couleurs(couleur)).toEqual(couleurs(COULEUR_PAR_DEFAUT)),
  );
});
