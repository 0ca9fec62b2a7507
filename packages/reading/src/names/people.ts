import { tokenize } from '../document/fold.ts';
import type { Token } from '../document/types.ts';
import { words } from '../lexicons/list.ts';
import type { Hit } from './hit.ts';
import type { NameForm } from './name-form.ts';
import { sameName } from './spelling.ts';

/** What stands before a surname, in full or in short. */
const CIVIL = words(`
  m mm mr mme mmes mlle monsieur madame mademoiselle messieurs mesdames me mes maitre maitres mtre dr drs
  dre docteur docteure docteurs docteures pr professeur professeure mrs ms miss doctor
`);
/** What may stand between two partners besides a comma: "Me Fabre ou son associée Me Nogaret". */
const BESIDE = words(`
  et and ou or le la les l un une son sa ses leur associe associee associes associees confrere consoeur
  collegue frere soeur fils fille epouse epoux
`);

/** The proper words of a name, in its order: first name and surname, or the surnames of partners (`surnames` alone). */
type Person = { form: NameForm; names: string[]; surnames: boolean };

/** Names of persons among the known ones, by the first of their words and by the last. */
export type People = {
  byFirst: ReadonlyMap<string, readonly Person[]>;
  byLast: ReadonlyMap<string, readonly Person[]>;
};

function personOf(form: NameForm): Person | null {
  const names = form.cores[0] ?? [];
  if (names.length < 2 || names.length > 4) return null;
  const written = new Map(tokenize(form.name, 0).map((t) => [t.fold, t]));
  const proper = (n: string) => n.length > 1 && written.get(n)?.capital === true && !written.get(n)?.common;
  return proper(names.at(-1) ?? '') && names.every((n) => written.get(n)?.capital)
    ? { form, names, surnames: names.every(proper) }
    : null;
}

export function peopleOf(forms: readonly NameForm[]): People {
  const people = forms.flatMap((f) => personOf(f) ?? []);
  const by = (at: number) => {
    const map = new Map<string, Person[]>();
    for (const p of people) {
      const word = p.names.at(at) ?? '';
      map.set(word, [...(map.get(word) ?? []), p]);
    }
    return map;
  };
  return { byFirst: by(0), byLast: by(-1) };
}

const civil = (t: Token | undefined) =>
  t !== undefined && CIVIL.has(t.fold) && (t.capital || /^(?:docteur|maitre|professeur)/u.test(t.fold));
const joins = (gap: string) => sameName(gap) || /^\s*[,/]\s*$/u.test(gap);

/** "Briand, Kerhervé & Associés", "Me Fabre et Me Nogaret": every partner, titles and small words between. */
function partnersFrom(tokens: readonly Token[], i: number, { form, names }: Person): Hit | null {
  let j = i + 1;
  for (const name of names.slice(1)) {
    for (let skipped = 0; skipped < 5; skipped++) {
      const t = tokens[j];
      if (t === undefined || !joins(t.gap)) return null;
      if (t.fold === name) break;
      if (!BESIDE.has(t.fold) && !CIVIL.has(t.fold)) return null;
      j++;
    }
    if (tokens[j]?.fold !== name || tokens[j]?.capital !== true) return null;
    j++;
  }
  const from = civil(tokens[i - 1]) && sameName(tokens[i]?.gap ?? ',') ? i - 1 : i;
  return { form, i: from, j, how: 'core', otherKind: false };
}

/** "Le Dr Brossard", "É. Brossard", "JM Tessier": a surname after a title or the initials of the first name. */
function surnameAt(tokens: readonly Token[], i: number, { form, names }: Person): Hit | null {
  const initials = names.slice(0, -1).map((n) => n[0] ?? '');
  let from = i;
  let letters = '';
  while (letters.length < initials.length) {
    const before = tokens[from - 1];
    const gap = tokens[from]?.gap ?? ',';
    if (before?.capital !== true || !/^(?:[\s\u00a0\u202f]|\.-?|-)+$/u.test(gap) || before.raw.length > 2)
      break;
    if (!initials.join('').includes(before.fold) || before.raw !== before.raw.toUpperCase()) break;
    letters = before.fold + letters;
    from--;
  }
  const named = letters !== '' && letters === initials.join('');
  const titled = civil(tokens[(named ? from : i) - 1]) && sameName(tokens[named ? from : i]?.gap ?? ',');
  if (!named && !titled) return null;
  const start = (named ? from : i) - (titled ? 1 : 0);
  return { form, i: start, j: i + 1, how: 'core', otherKind: false };
}

/** A known person or firm of partners named by its people at token i, surname or first partner. */
export function personAt(tokens: readonly Token[], i: number, people: People): Hit | null {
  const token = tokens[i];
  if (token?.capital !== true) return null;
  for (const person of people.byFirst.get(token.fold) ?? []) {
    if (!person.surnames) continue;
    const hit = partnersFrom(tokens, i, person);
    if (hit !== null) return hit;
  }
  const bearers = people.byLast.get(token.fold) ?? [];
  const [only] = bearers;
  return only === undefined || bearers.length > 1 ? null : surnameAt(tokens, i, only);
}
