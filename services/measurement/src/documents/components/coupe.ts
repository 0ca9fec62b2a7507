import type { Extrait, Marque } from '../releve/releve.data.ts';

type Coupable = Pick<Extrait, 'texte' | 'marques' | 'coupe'>;

/** Cuts between words when a space is this near. */
const NEAR = 24;

/** Never inside a surrogate pair. */
const whole = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
};

function debutPropre(texte: string, at: number): number {
  const space = texte.indexOf(' ', at);
  return at === 0 ? 0 : space >= 0 && space - at < NEAR ? space + 1 : whole(texte, at);
}

function finPropre(texte: string, at: number): number {
  if (at >= texte.length) return texte.length;
  const space = texte.lastIndexOf(' ', at);
  return space > 0 && at - space < NEAR ? space : whole(texte, at);
}

/**
 * At most `max` characters of an answer, around the client's first mention, else the first mention. The text is
 * unchanged; marks that are cut are dropped, the others are shifted.
 */
export function couper<T extends Coupable>(extrait: T, max: number): T {
  const { texte, marques, coupe } = extrait;
  if (texte.length <= max) return extrait;
  const seen = marques.find((m) => m.qui === 'client') ?? marques[0];
  const wanted =
    seen === undefined ? 0 : Math.max(0, Math.min(seen.debut - Math.floor(max / 3), texte.length - max));
  const from = debutPropre(texte, seen !== undefined && seen.fin <= max ? 0 : wanted);
  const to = finPropre(texte, from + max);
  const kept: Marque[] = marques
    .filter((m) => m.debut >= from && m.fin <= to)
    .map((m) => ({ ...m, debut: m.debut - from, fin: m.fin - from }));
  return {
    ...extrait,
    texte: texte.slice(from, to),
    marques: kept,
    coupe: {
      avant: coupe.avant || from > 0,
      apres: coupe.apres || to < texte.length,
    },
  };
}
