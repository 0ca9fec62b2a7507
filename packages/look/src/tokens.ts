import { COULEUR_PAR_DEFAUT } from '@agence/words/promises';

/** Design tokens, under the names that stylesheets use. */

export const SURFACES = {
  papier: '#fffefb',
  voile: '#f6f3ec',
  encre: '#1d1b18',
  'encre-2': '#5a554d',
  filet: '#ddd7cb',
} as const;

/** The outline of fields, and the states of a question; errors have the colour of `conquerir`. */
export const STATES = {
  'filet-2': '#8c8578',
  conquerir: '#a8400f',
  consolider: '#75590a',
  acquise: '#0c5c57',
} as const;

/** The service's own brand colour, the text on it, and text of that colour on paper. */
export const OWN_BRAND = {
  marque: COULEUR_PAR_DEFAUT,
  'sur-marque': '#ffffff',
  'marque-texte': COULEUR_PAR_DEFAUT,
} as const;

export const FONTS = {
  serif:
    '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", "DejaVu Serif Condensed", Georgia, serif',
  sans: '"Avenir Next", "Segoe UI", Inter, "Helvetica Neue", "Liberation Sans", "DejaVu Sans Condensed", Arial, sans-serif',
} as const;

export const MONO = {
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace',
} as const;

/** Sizes of type (t), spaces (e), the margin that carries titles and the gap beside it. */
export const SIZES = {
  't-1': '0.8125rem',
  t0: '0.9375rem',
  t1: '1.0625rem',
  t2: '1.25rem',
  t3: '1.5rem',
  t4: '2rem',
  t5: '2.75rem',
  t6: '3.75rem',
  e1: '0.25rem',
  e2: '0.5rem',
  e3: '0.75rem',
  e4: '1rem',
  e5: '1.5rem',
  e6: '2.25rem',
  e7: '3.5rem',
  e8: '5rem',
  marge: '11.5rem',
  gouttiere: '3.25rem',
} as const;

/** The CSS rule that defines these values, in their order. */
export const root = (...groups: readonly Readonly<Record<string, string>>[]): string => {
  const lines = groups
    .flatMap((group) => Object.entries(group))
    .map(([name, value]) => `--${name}: ${value};`);
  return `:root { ${lines.join(' ')} }`;
};
