import { foldedWords } from '@agence/words/folded';
import { souple } from './motif.ts';
import type { Champ } from './table.ts';

/** The fields that take a value in an order. */
export type Nomme = Champ | 'nom' | 'couleur' | 'contact' | 'adresse' | 'formule' | 'question';

/** Characters; above every limit of the API, which refuses shorter values with its own message. */
const LONGEST = 1_200;

const COURT = new Set<Nomme>(['ville', 'metier', 'couleur', 'adresse', 'formule', 'site_web']);
/** Words addressed to us, which no town, trade, colour or plan contains. */
const DIT =
  /^(?:pas|non|mais|plutot|sinon|ou|merci|svp|stp|bonjour|bonsoir|cordialement|vous|nous|je|j|c|est|sont|au lieu|avant|apres|quand|des|car|parce|puis|ensuite|aussi|erreur|finalement|retirer|ajouter|lancer|corriger|supprimer)$/;
const SIGNE = /^(?:merci|svp|stp|bonjour|bonsoir|cordialement|cdlt|cdt)$/;
/** The name of another field: the value should have ended before it. */
const AUTRE =
  /(?:^|[\s,;(])(?:ville|commune|m[ée]tier|activit[ée]|site(?: web| internet)?|couleur|contact|concurrents?|contexte|t[ée]l(?:[ée]phone)?|formule|e-?mail)\s*[:=]|(?:^|[\s,;])(?:et|ainsi que) (?:la |le |son |sa |l[’'])?(?:ville|commune|m[ée]tier|activit[ée]|site|couleur|contact)(?![\p{L}])/iu;

/** True when a text can be the value of this field: one line, no remark to us and no other field. */
export function tientLieu(champ: Nomme, value: string): boolean {
  const text = value.trim();
  if (text === '' || text.length > LONGEST || /[\r\n\p{Cc}<>▒]/u.test(text)) return false;
  if (champ === 'question') return true;
  if (AUTRE.test(text)) return false;
  if (champ === 'contexte') return true;
  const words = foldedWords(text.replaceAll(/\S+@\S+/gu, ''));
  const remark = COURT.has(champ) && champ !== 'site_web' && champ !== 'adresse' ? DIT : SIGNE;
  if (words.some((word) => remark.test(word))) return false;
  return !COURT.has(champ) || (words.length <= 8 && !/[!?]|\.\s/u.test(text));
}

const QUOTED = /^[«"“]\s*([^«»"“”]+?)\s*[»"”]$/u;

/** The text without the quotes around it; null when quotes cover only a part or do not close. */
export const sansGuillemets = (typed: string): string | null => {
  const quoted = QUOTED.exec(typed.trim())?.[1];
  return quoted ?? (/[«»“”]|^"|"$/u.test(typed.trim()) ? null : typed.trim());
};

/** Reads `ville Cholet, métier : couvreur` as body fields; null when a part is unknown, invalid or given twice. */
export function paires<F extends Nomme>(
  text: string,
  names: Readonly<Record<string, F>>,
): Readonly<Partial<Record<F, string>>> | null {
  const name = souple(Object.keys(names).join('|'));
  const body: Partial<Record<F, string>> = {};
  for (const part of text.split(new RegExp(`\\s*[,;]\\s*(?=(?:${name})(?![\\p{L}]))`, 'iu'))) {
    const [, head = '', rest = ''] =
      new RegExp(`^(${name})(?:\\s*[:=]\\s*|\\s+)(\\S.*)$`, 'iu').exec(part.trim()) ?? [];
    const champ = names[foldedWords(head).join(' ')];
    const value = sansGuillemets(rest.replace(/\s*\.$/u, ''));
    if (champ === undefined || value === null || !tientLieu(champ, value) || champ in body) return null;
    body[champ] = value;
  }
  return body;
}
