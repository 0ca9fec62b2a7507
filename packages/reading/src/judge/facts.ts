import type { Entry } from '../candidates/entries.ts';
import { hasSignWord } from '../candidates/likeness.ts';
import type { Unit } from '../document/types.ts';
import { ADDRESS, OF_PRICES, PRICE_LINE } from '../lexicons/judge/facts.ts';
import { no, type Verdict } from './verdict.ts';

/** A line that names a house and says no more than where it is, over the lines that tell of it. */
const CARD = 12;

/** "**Brûlerie du Bassin** – quai Sud" then "- Mélange maison : 27 €/kg": what is listed right under a house is what it has. */
function factOf({ unit, head }: Entry, house: Unit | undefined, units: readonly Unit[]): boolean {
  if (house === undefined || unit.kind === 'heading' || head.emphasised || !unit.marked) return false;
  if (unit.ordinal !== null || unit.index <= house.index || unit.index - house.index > 8) return false;
  if (house.kind === 'item' ? house.depth >= unit.depth : house.marked) return false;
  if (house.tokens.length > CARD || /[:?]\s*$/u.test(house.text)) return false;
  if (house.kind !== 'item' && hasSignWord(unit.tokens.slice(head.i, head.j))) return false;
  return units
    .slice(house.index + 1, unit.index)
    .every((u) => u.marked && u.ordinal === null && u.kind !== 'heading');
}

/** "Pour les prix, en 205/55 R16 :" then "• Nokian : 105 €": under a line on prices, a name with a price alone is a good. */
function pricedGood({ unit, head, body }: Entry, units: readonly Unit[]): boolean {
  if (!unit.marked || unit.ordinal !== null || !PRICE_LINE.test(body)) return false;
  if (/^(?:le|la|les|l|chez|au|aux)$/u.test(unit.tokens[head.i]?.fold ?? '')) return false;
  if (hasSignWord(unit.tokens.slice(head.i, head.j))) return false;
  for (let k = unit.index - 1; k >= 0 && unit.index - k <= 10; k--) {
    const over = units[k];
    if (over === undefined || over.kind === 'cell') return false;
    if (!over.marked || over.kind === 'heading') return OF_PRICES.test(over.text);
  }
  return false;
}

/** Nouns of what is done or paid, by their endings: "Remboursement", "Franchise" aside. */
const ABSTRACT =
  /^[a-z]{4,}(?:ements?|ations?|itions?|utions?|ctions?|isations?|ances?|ences?|ites?|ages?)$/u;
/** "**Remboursement** : l'Assurance maladie ne prend…": one word of the language for a matter, then a sentence on it. */
function matter({ unit, head, body }: Entry): boolean {
  const [word, more] = unit.tokens.slice(head.i, head.j);
  if (word === undefined || more !== undefined || !word.common || !ABSTRACT.test(word.fold)) return false;
  const line = body.split('\n')[0] ?? '';
  return /^\s*:\s+\S/u.test(line) && !ADDRESS.test(line.slice(0, 60));
}

/** An unknown head that is a fact of the house above it, a good with its price, or a matter. */
export function tellsOfHouse(
  entry: Entry,
  house: Unit | undefined,
  units: readonly Unit[],
  company: number,
): Verdict | null {
  if (factOf(entry, house, units)) return no('pas un nom d’entreprise', 'R6 · fait de la maison au-dessus');
  if (company < 2 && pricedGood(entry, units)) return no('marque ou label', 'R6 · produit et son prix');
  return matter(entry) ? no('pas un nom d’entreprise', 'R6 · intitulé, une matière') : null;
}
