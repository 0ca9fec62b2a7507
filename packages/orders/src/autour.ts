import { type Contexte, debut } from './forme.ts';
import { lignesTapees } from './lignes.ts';
import { estOrdre, lire } from './lire.ts';
import { plat } from './morceaux.ts';
import { LIBRES, type Ordre } from './ordre.ts';
import { estEntree, estFin, estSalut, sansPolitesse } from './politesse.ts';
import { estSite } from './table.ts';
import { anodin } from './verbes.ts';

/** What the order said already, by a pronoun: « merci de le modifier ». */
const RENVOI = debut(
  "(?:le |la |les |l')(?:modifier|corriger|changer|mettre a jour|rectifier|remplacer|ajouter|integrer|placer|inscrire|enregistrer)(?![^.,!]*(?:@|\\d))",
);
const SIGNE =
  /^(?:[+(]?\d[\d\s().+/-]{5,}\d|(?:t[ée]l|tel|port|mobile|fax|p|t|m)\s*[.:]*\s*[+(]?\d[\d\s().-]{5,}\d|\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+|(?:\p{Lu}[\p{L}.'’-]*|&|et|de|du|des|la|le)(?:\s+(?:\p{Lu}[\p{L}.'’-]*|&|et|de|du|des|la|le)){0,4}|[\p{Ll}'’-]{2,}(?:\s+[\p{Ll}'’-]{2,}){0,2}|\p{L}\s+[\p{L}'’-]{2,})\.?$/u;
const VOIR_OBJET = debut(
  "(?:ci-jointe?s?|en piece jointe|voir (?:l'|en )?objet|cf\\.? objet|tout est dans l'objet)",
);
/** A part of what was typed; `suite`: it goes on after a comma. */
export type Dit = { readonly texte: string; readonly suite: boolean };
export const poli = (text: string): boolean =>
  estSalut(text) || estFin(text) || estEntree(text) || VOIR_OBJET.test(text);
export const signe = ({ texte, suite }: Dit): boolean =>
  SIGNE.test(texte.trim()) && anodin(plat(texte)) && !(suite && /^\p{Ll}/u.test(texte));

const MERCI =
  /\b(?:merci|mrc|thx|thanks|remercie|remercions|bien (?:recu|note)|parfait|nickel|impeccable|super)\b/u;
const ACQUIESCE =
  /^(?:ok|okay|oki|d'accord|tres bien|bravo|genial|beau travail|bon travail)(?: (?:merci|super|parfait)(?: (?:beaucoup|bien))?)?$/u;
/** « Merci de rappeler Martin » asks. */
const MERCI_DE = /\bmerci d(?:e|') ?(?!vo(?:tre|s)\b|ton\b|ta\b|tes\b|l'|la\b)/u;
/** Pieces of a message that only thanks. */
const MERCI_PIECES = 15;
/** Whether a message thanks, or says that it came, and does nothing else. */
export const remercie = (text: string, contexte: Contexte): boolean => {
  const pieces = text.split(/[\n.!;,]+/u).flatMap((piece) => (piece.trim() === '' ? [] : [piece.trim()]));
  const dit = (texte: string): boolean => poli(texte) || ACQUIESCE.test(plat(texte));
  return (
    pieces.length <= MERCI_PIECES &&
    !MERCI_DE.test(plat(text)) &&
    // A house may be called « Super Toits »: the thanks are not in a name.
    pieces.some((texte) => dit(texte) && MERCI.test(plat(texte))) &&
    pieces.every((texte) => (dit(texte) || signe({ texte, suite: false })) && !estOrdre(texte, contexte))
  );
};

/** Whether it ends in free text, which could go on in the next line: then no line around it may be left unread. */
const libre = ({ geste, corps }: Ordre): boolean => LIBRES.has(geste) || 'remplacer' in corps;
/** What is wrong, before it is corrected. */
const ERREUR =
  /\b(?:ne |n')(?:suis|est|sont|sommes|etait) (?:pas|plus) [^.;?!]{2,60}(?:mais [^.;?!]{2,60})?|\bvous avez (?:mis|ecrit|indique|note) [^.;?!]{2,60}/u;
const FAUX =
  /^(?:mais )?(?:c'? ?est |il est |ce n'est )?(?:faux|une erreur|errone|incorrect|pas (?:ca|bon|exact|correct))[\s.!]*$/u;

/** An order, and whether its last sentence has ended. */
type Tenu = { readonly ordre: Ordre; readonly clos: boolean };

/** Whether what stands around an order leaves it as it is. « OUI » stands alone but for greetings and a signature. */
export const entourent = (
  before: readonly Dit[],
  after: readonly Dit[],
  { ordre, clos }: Tenu,
  contexte: Contexte,
): boolean => {
  const same = ({ texte }: Dit): boolean => {
    const lu = lire(texte, contexte);
    return 'ordre' in lu && JSON.stringify(lu.ordre) === JSON.stringify(ordre);
  };
  const neutre = (one: Dit): boolean =>
    ((poli(one.texte) || anodin(plat(one.texte), ordre.geste)) && !('ordre' in lire(one.texte, contexte))) ||
    RENVOI.test(sansPolitesse(one.texte).texte) ||
    (ordre.geste === 'corriger' && (ERREUR.test(plat(one.texte)) || FAUX.test(plat(one.texte)))) ||
    same(one);
  const oui = ordre.geste === 'oui';
  if (oui && !before.every(({ texte }) => estSalut(texte))) return false;
  const closed = after.findIndex((one) => poli(one.texte) || (oui && signe(one)));
  const next =
    oui || (libre(ordre) && !(clos && ordre.geste !== 'ajouter'))
      ? after.slice(0, closed === -1 ? after.length : closed)
      : [];
  return (
    before.every(neutre) &&
    next.every((one) => signe(one) || same(one) || RENVOI.test(sansPolitesse(one.texte).texte)) &&
    after.every(neutre)
  );
};

/** Whether lines under clients hold one more: what reads like one before the letter closes, what has a site and a town after it. */
export const laisseUnClient = (dessous: string): boolean => {
  const [beside = '', ...lines] = dessous.split('\n');
  const closes = [beside, ...lines].findIndex((line) => line.trim() !== '' && estFin(line.trim()));
  return lines.some((line, at) =>
    lignesTapees([line])?.some(({ site_web, ville }) =>
      closes === -1 || at + 1 < closes ? site_web !== '' : estSite(site_web) && ville !== undefined,
    ),
  );
};
