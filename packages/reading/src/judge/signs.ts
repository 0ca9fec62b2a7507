import type { Token } from '../document/types.ts';
import { isKind } from '../lexicons/kinds.ts';
import { GENERIC } from '../lexicons/legal.ts';
import { words } from '../lexicons/list.ts';
import { singular } from '../names/forms.ts';

/** With a name right after, these are on a sign: "Union Bois", "Office Notarial". */
const WEAK_OPENERS = words('union office service navette ligne nuit direction conseil');

/** Among names of houses these are on a sign too: "Salon Frimousse", "Abbaye de Silvacane", "Nuits Blanches"; not "Salon du mariage". */
const ALSO_SIGNS = words('salon abbaye chapelle nuit fete journee halle marche gare coupe prix festival');
export function alsoSign(own: readonly Token[], tokens: readonly Token[]): boolean {
  const [first] = own;
  const next = tokens[tokens.indexOf(first as Token) + 1];
  const fair = first?.fold === 'salon' && /^(?:du|de|des)$/u.test(next?.fold ?? '');
  return first !== undefined && !fair && ALSO_SIGNS.has(singular(first.fold));
}

/** "le Salon de Malika", "Gymnase Club": a fair or a hall by its first word, a house by the others. */
export function houseAfterAll(own: readonly Token[], tokens: readonly Token[]): boolean {
  const [first, second] = own;
  // What is run by a town is one: "Piscines Rivière" builds them.
  if (first?.fold === 'piscines' && second?.capital) return true;
  // "Lignes & Vantaux": no body of the State is called so.
  if (own[1]?.raw === '&' || tokens[tokens.indexOf(first as Token) + 1]?.raw === '&') return true;
  // The wholesaler is written without the accent of the underground.
  if (
    /^(?:Metro|METRO)$/u.test(first?.raw ?? '') &&
    (second === undefined || /^(?:et|ou)$/u.test(second.fold) || second.fold === 'cash')
  )
    return true;
  if (/^chambres?$/u.test(first?.fold ?? '') && /^(?:hotes|chez)$/u.test(second?.fold ?? '')) return true;
  if (
    WEAK_OPENERS.has(first?.fold ?? '') &&
    tokens[tokens.indexOf(first as Token) + 1] === second &&
    second?.capital
  )
    return true;
  if (
    first === undefined ||
    second === undefined ||
    !/^(?:salon|gymnase|piscine|marche|halles)$/u.test(first.fold)
  )
    return false;
  return (
    own.slice(1).some((t) => /^\d+$/u.test(t.fold) || isKind(t.fold) || GENERIC.has(t.fold)) ||
    (first.fold === 'salon' && !second.common && !tokens.some((t) => /^\d+$/u.test(t.fold)))
  );
}
