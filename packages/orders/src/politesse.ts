import { debut, motif, queue } from './forme.ts';
import { DEMANDE, ENTREE, FIN, HATE, SALUT, SOUHAIT, SUFFIXE } from './lexicons/politesse.ts';

const ELIDE =
  /^(?:merci|(?:je|nous) vous (?:prie|remercie|demande|prions|remercions|demandons)|(?:(?:j[’']ai|j[’']aurais|nous (?:avons|aurions)|on (?:a|aurait))\s+)?besoin|prière|demande|(?:serait-il|est-il|est-ce)\s+possible)\s+d(?:[’'´]\s*|\s+)(?=\p{L})/iu;
const POSSIBLE = /^(?:serait-il|est-il|est-ce)\s+possible\s+d/iu;
const A_NOUS = /^(?:(?:nous|me|moi)\s+|m[’']\s*)(?=\p{L})/iu;
const SALUT_NOM =
  /^(?:[Bb]onjour|BONJOUR|[Bb]onsoir|[Ss]alut|[Hh]ello|[Cc]oucou)\s+\p{Lu}\p{Ll}+(?=\s*[,!])/u;
/** Wherever it stands outside of a quoted question. */
const DEDANS = /[ ,]*(?<![\p{L}])(?:svp|stp|s[’']il (?:vous|te) pla[iî]t)(?![\p{L}])/giu;
const NOM = String.raw`(?:[,. ]+[\p{L}.'’-]+){0,3}`;

const salut = debut(SALUT);
const entree = debut(ENTREE);
const demande = debut(DEMANDE);
const souhait = debut(SOUHAIT);
const saluts = motif(`${SALUT}${NOM}[,;: ]*`);
const suffixe = queue(SUFFIXE);
const hate = queue(HATE);
const fin = motif(`${FIN}(?:[,.!; ]+(?:et )?${FIN})*[,.!; ]*${NOM}[, ]*`);
const entrees = motif(`${ENTREE}[,.!; ]*`);

const POSEE = /(?:rempla[cç]|chang|modifi|place de|lieu de)[^?]{0,60}\bquestion[^?]{1,400}\?/iu;
const skip = (text: string, what: RegExp): string => text.replace(what, '').replace(/^[\s,.;:!–-]+/u, '');

export const estSalut = (line: string): boolean => saluts.test(line);
export const estFin = (line: string): boolean => fin.test(line);
/** What is said before an order and asks for nothing. */
export const estEntree = (line: string): boolean => entrees.test(line);

/** The text without polite words before and after it, and whether it was asked for. */
export function sansPolitesse(text: string): { readonly texte: string; readonly demande: boolean } {
  const bare = /["«»“”]/u.test(text) ? text.trim() : text.trim().replaceAll(DEDANS, '');
  let rest = bare;
  let asked = bare !== text.trim();
  // What stands in a question that is put in is of that question.
  const posee = POSEE.test(bare);
  for (;;) {
    const before = rest;
    for (const what of [SALUT_NOM, salut, entree]) rest = skip(rest, what);
    asked ||= demande.test(rest) || POSSIBLE.test(rest);
    for (const what of [demande, ELIDE, souhait]) {
      const next = skip(rest, what);
      rest = next === rest ? rest : next.replace(A_NOUS, '');
    }
    if (rest === before) break;
  }
  for (;;) {
    const question = /\s*\?\s*$/u.test(rest) ? ' ?' : '';
    const told = question === '' ? rest : rest.replace(/\s*\?\s*$/u, '');
    const calm = posee ? told : told.replace(hate, '');
    const next = posee && question !== '' ? calm : calm.replace(suffixe, '');
    if (next === told || next === '') return { texte: rest, demande: asked };
    asked ||= next !== calm;
    rest = `${next}${question}`;
  }
}
