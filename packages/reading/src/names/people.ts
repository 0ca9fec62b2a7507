import type { Token } from '../document/types.ts';
import { words } from '../lexicons/list.ts';
import { sameName } from './spelling.ts';
import type { Hit, NameForm } from './types.ts';

/** What stands before a surname, in full or in short. */
const CIVIL = words(`
  m mm mr mme mmes mlle monsieur madame mademoiselle me maitre maitres dr drs dre docteur docteure docteurs pr
  professeur professeure mrs ms miss doctor
`);
/** What may stand between two partners: "Me Fabre ou son associée Me Nogaret". */
const BESIDE = words(
  'et and ou or le la les l un une son sa associe associee associes consoeur confrere collegue',
);

/** The names of persons that a declared name is made of. */
const namesOf = ({ cores: [core = []] }: NameForm): readonly string[] =>
  core.length > 1 && core.length < 5 && core.every((word) => /^[a-z-]{2,}$/u.test(word)) ? core : [];

const isCivil = (t: Token | undefined): boolean => t !== undefined && CIVIL.has(t.fold);
const sameGap = (t: Token | undefined): boolean => t !== undefined && sameName(t.gap);

/** "Le Dr Brossard", "É. Brossard", "J.-M. Tessier": the surname after a title or the initials of the first names. */
function surnameAt(tokens: readonly Token[], i: number, names: readonly string[]): number | null {
  const initials = names
    .slice(0, -1)
    .map((name) => name[0] ?? '')
    .join('');
  let from = i;
  let letters = '';
  while (letters.length < initials.length) {
    const token = tokens[from - 1];
    if (token === undefined || !/^\p{Lu}{1,2}$/u.test(token.raw)) break;
    if (!/^(?:[\s\u00a0]|\.-?|-)+$/u.test(tokens[from]?.gap ?? '')) break;
    letters = token.fold + letters;
    from--;
  }
  const named = letters === initials;
  const titled = isCivil(tokens[(named ? from : i) - 1]) && sameGap(tokens[named ? from : i]);
  return named || titled ? (named ? from : i) - Number(titled) : null;
}

/** "Me Fabre et Me Nogaret": every partner, titles and small words between; where the last one ends. */
function partnersFrom(tokens: readonly Token[], i: number, names: readonly string[]): number | null {
  let j = i + 1;
  for (const name of names.slice(1)) {
    while (tokens[j] !== undefined && tokens[j]?.fold !== name) {
      if (j - i > 8 || !(BESIDE.has(tokens[j]?.fold ?? '') || isCivil(tokens[j]))) return null;
      j++;
    }
    if (tokens[j]?.capital !== true) return null;
    j++;
  }
  return j;
}

/** A declared person or firm of partners named by its people, whose first or last name stands at token i. */
export function personAt(tokens: readonly Token[], i: number, forms: readonly NameForm[]): Hit | null {
  const token = tokens[i];
  if (token?.capital !== true || token.common) return null;
  const bearers = forms.filter((form) => namesOf(form).at(-1) === token.fold);
  const [form] = bearers;
  const from = form === undefined || bearers.length > 1 ? null : surnameAt(tokens, i, namesOf(form));
  // "Cabinet Aubrun" for "Cabinet Stéphane Aubrun": after a word of the name that is nobody's own.
  const kind = bearers.length === 1 && form?.dropped.has(tokens[i - 1]?.fold ?? '') && sameGap(token);
  if (form !== undefined && kind) return { form, i: i - 1, j: i + 1, how: 'core', otherKind: false };
  if (form !== undefined && from !== null) return { form, i: from, j: i + 1, how: 'core', otherKind: false };
  for (const firm of forms.filter((f) => namesOf(f)[0] === token.fold)) {
    const j = isCivil(tokens[i - 1]) ? partnersFrom(tokens, i, namesOf(firm)) : null;
    if (j !== null) return { form: firm, i: i - 1, j, how: 'core', otherKind: false };
  }
  return null;
}
