import { type Couleurs, couleurs } from '@agence/look/couleur';
import { sheet } from '@agence/look/style';
import { FONTS, MONO, root, SIZES, STATES, SURFACES } from '@agence/look/tokens';

const EVERYWHERE = ['tokens', 'base', 'tableaux', 'structure', 'bandeau', 'ouverture'] as const;

/** The optional parts of the stylesheet; a document takes those that it needs. */
type Shared = 'etats' | 'prochaine' | 'voix' | 'citation' | 'pieces';
export type Feuille = Shared | 'rapport' | 'diagnostic' | 'audit' | 'page' | 'reponse' | 'exemple';

const VALUES = root(SURFACES, STATES, FONTS, MONO, SIZES);

type Part = Feuille | (typeof EVERYWHERE)[number];

const read = new Map<Part, string>();

/** Read once per process; values come before the rules for narrow screens and paper. */
function feuille(name: Part): string {
  const own = read.get(name) ?? sheet(new URL(`./${name}.css`, import.meta.url));
  read.set(name, own);
  return name === 'tokens' ? `${VALUES} ${own}` : own;
}

const marque = (c: Couleurs): string =>
  `:root{--marque:${c.marque};--sur-marque:${c.surMarque};--marque-texte:${c.marqueTexte};--marque-voile:${c.marqueVoile}}`;

/** Letters, digits and a few signs stay; all else becomes a CSS escape, so that no name can close the string. */
export function cssString(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]/gu, '');
  const escaped = Array.from(plain, (c) =>
    /[\p{L}\p{N} .,·°’-]/u.test(c) ? c : `\\${c.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

const FOOT_FONT =
  '7.5pt/1.2 "Avenir Next","Segoe UI",Inter,"Helvetica Neue","Liberation Sans",Arial,sans-serif;color:' +
  SURFACES['encre-2'];

function papier(foot: string): string {
  return (
    '@page{size:A4;margin:15mm 0 19mm;' +
    `@bottom-left{content:${cssString(foot)};padding-left:16mm;width:74%;font:${FOOT_FONT}}` +
    `@bottom-right{content:counter(page) " / " counter(pages);padding-right:16mm;font:${FOOT_FONT}}}` +
    '@page:first{margin-top:0}'
  );
}

/** The whole stylesheet of a document: the brand in hex, the parts, the foot of its pages. */
export function style(couleur: string, foot: string, feuilles: readonly Feuille[]): string {
  return [marque(couleurs(couleur)), ...[...EVERYWHERE, ...feuilles].map(feuille), papier(foot)].join('\n');
}
