import { COULEUR_PAR_DEFAUT } from '@agence/words/promises';
// The bundled entry: the other one is 150 files, which each process that draws a page would read at its start.
import culori from 'culori/require';
import { SURFACES } from './tokens.ts';

/** Above this luminance black reads better than white; both sides keep 4.5:1. */
const BLACK_ABOVE = 0.179;
/** At most this luminance gives 5:1 on paper, whatever the hue. */
const TEXT_LUMINANCE = 0.14;
/** Share of the brand's colour in the veil. */
const TINT = 0.11;

const { converter, formatHex, interpolate, wcagLuminance } = culori;
const linear = converter('lrgb');

/** Scaling linear light keeps the hue and lowers the luminance exactly. */
function darkened(hex: string): string {
  const { r, g, b } = linear(hex) ?? { r: 0, g: 0, b: 0 };
  const scale = Math.min(1, TEXT_LUMINANCE / Math.max(wcagLuminance(hex), 0.0001));
  return formatHex({ mode: 'lrgb', r: r * scale, g: g * scale, b: b * scale });
}

/** Derives the four colours of a document, a mail or a preview from the agency's colour; text stays legible for any choice. */
export function couleurs(couleur: string) {
  const marque = /^#[0-9a-f]{6}$/i.test(couleur) ? couleur.toLowerCase() : COULEUR_PAR_DEFAUT;
  return {
    marque,
    surMarque: wcagLuminance(marque) > BLACK_ABOVE ? '#000000' : '#ffffff',
    marqueTexte: darkened(marque),
    marqueVoile: formatHex(interpolate([SURFACES.papier, marque], 'oklab')(TINT)),
  };
}

export type Couleurs = ReturnType<typeof couleurs>;
