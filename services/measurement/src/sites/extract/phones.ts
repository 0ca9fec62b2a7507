import { foldedWords } from '@agence/words/folded';
import { TOWN } from './contacts.ts';
import { plain } from './plain.ts';

/** A telephone number in international form, and as the page shows it. */
export type Phone = {
  readonly number: string;
  readonly shown: string;
  /** What its labels call it; empty when they do not say. */
  readonly kind: 'telephone' | 'fax' | '';
  /** The branches, towns or people that its labels name. */
  readonly places: readonly string[];
  /** The other numbers of its line. */
  readonly beside: readonly string[];
};

const FRENCH =
  /(?<![\d.,])(?:(?:\+|00)33[\s.\u00a0\u202f-]?(?:\(0\)\s?)?|0)[1-9](?:[\s.\u00a0\u202f/-]?\d{2}){4}(?![\d€%])/g;

/** The international form of a telephone number; empty when it is invalid: 02 41 00 00 00 → +33241000000. */
export function phoneNumber(shown: string): string {
  const bare = shown.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  const french = /^(?:(?:\+|00)33|0)([1-9]\d{8})$/.exec(bare);
  if (french !== null) return `+33${french[1]}`;
  return /^\+[1-9]\d{7,14}$/.test(bare) ? bare : '';
}

/** 02 41 00 00 00, as French people write it. */
export const readablePhone = (number: string): string =>
  number.startsWith('+33') ? `0${number.slice(3)}`.replace(/(\d{2})(?=\d)/g, '$1 ') : number;

const TELEPHONE = /^(tel|telephone|phone|mobile|portable|gsm|t)$/;
const FAX = /^(fax|telefax|telecopie|telecopieur|f)$/;
/** Words before a number that name neither a person nor a place. */
const COMMON =
  /^(adresse|appel\w*|contact\w*|joi(ndre|gnez)|fixe|numero|ligne|standard|devis|reserv\w*|demand\w*|command\w*|renseign\w*|informations?|pour|par|nous|nos|notre|votre|les|des|une|aux|sur|france|..?)$/;
const BRANCH =
  /^(agence|magasin|boutique|atelier|bureau|cabinet|site|showroom|salon|restaurant|depot|entrepot|studio|centre|clinique|garage|etude|siege|secretariat|service|urgences?|astreinte)$/;
/** More words are a sentence, not a label. */
const LABEL_WORDS = 6;
const KIND_WORDS = 4;
const LINES_ABOVE = 4;
const MOST_PHONES = 20;

/** The numbers in `tel:` links or in a text, each once; their labels stand before them, or in the lines above. */
export function phonesIn(text: string, telLinks: readonly string[]): Phone[] {
  const found = new Map<string, Phone>();
  const add = (phone: Phone): void => {
    const known = found.get(phone.number);
    if (phone.number === '' || (known === undefined && found.size >= MOST_PHONES)) return;
    found.set(phone.number, known === undefined ? phone : merged(known, phone));
  };
  for (const link of telLinks) add({ ...shownAs(link), kind: '', places: [], beside: [] });
  const above: string[] = [];
  for (const line of text.split('\n')) {
    const phones = phonesOfLine(line, above);
    phones.forEach(add);
    if (phones.length > 0) above.length = 0;
    else above.push(line);
    if (above.length > LINES_ABOVE) above.shift();
  }
  return [...found.values()];
}

const shownAs = (written: string) => ({ number: phoneNumber(plain(written, 30)), shown: plain(written, 30) });

/** The same number seen twice; a number that is ever called a telephone is one. */
export const merged = <P extends Phone>(phone: P, again: Phone): P => ({
  ...phone,
  kind: [phone.kind, again.kind].find((kind) => kind === 'telephone') ?? (phone.kind || again.kind),
  places: [...new Set([...phone.places, ...again.places])].slice(0, MOST_PHONES),
  beside: [...new Set([...phone.beside, ...again.beside])].slice(0, MOST_PHONES),
});

function phonesOfLine(line: string, above: readonly string[]): Phone[] {
  const matches = [...line.matchAll(FRENCH)].slice(0, MOST_PHONES);
  const numbers = matches.map(([written]) => phoneNumber(written));
  return matches.map((match, i) => {
    const previous = matches[i - 1];
    const start = previous === undefined ? 0 : previous.index + previous[0].length;
    const after = /^\s*\(([^)\d]{1,40})\)/.exec(line.slice(match.index + match[0].length))?.[1] ?? '';
    const label = `${line.slice(start, match.index)} ${after}`;
    const words = foldedWords(label);
    const bare = words.length === 0 ? foldedWords(above.at(-1) ?? '') : words;
    const place = placeIn(label) || (i === 0 ? placeAbove(above) : '');
    return {
      ...shownAs(match[0]),
      kind: kindOf(bare),
      places: place === '' ? [] : [place],
      beside: numbers.filter((number) => number !== numbers[i]),
    };
  });
}

const kindOf = (words: readonly string[]): Phone['kind'] => {
  const near = words.slice(-KIND_WORDS);
  if (near.some((word) => TELEPHONE.test(word))) return 'telephone';
  return near.some((word) => FAX.test(word)) ? 'fax' : '';
};

const telling = (words: readonly string[]): string[] =>
  words.filter((word) => !TELEPHONE.test(word) && !FAX.test(word) && !COMMON.test(word) && !/\d/.test(word));

/** The town of a text, else the words of a short label; empty for a sentence. */
const placeIn = (label: string): string => {
  const town = [...label.matchAll(TOWN)].at(-1)?.[2];
  const words = foldedWords(town ?? label);
  return town === undefined && words.length > LABEL_WORDS ? '' : telling(words).join(' ');
};

/** The nearest branch or town above a number. */
const placeAbove = (above: readonly string[]): string =>
  above
    .map((line) =>
      line.search(TOWN) >= 0 || foldedWords(line).some((word) => BRANCH.test(word)) ? placeIn(line) : '',
    )
    .findLast((place) => place !== '') ?? '';
