import { likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { EQUIPMENT_CUES } from '../lexicons/brands.ts';
import { SOURCE_AFTER, TEAM_BEFORE } from '../lexicons/judge/unknown.ts';
import { TITLES } from '../lexicons/kinds.ts';
import { PRODUCT_WORDS } from '../lexicons/labels-of-lists.ts';
import { words } from '../lexicons/list.ts';
import { INTRODUCED } from '../lexicons/offering.ts';
import { recommends } from '../lexicons/verbs.ts';
import { holds } from '../patterns/holds.ts';
import { agent } from './announced.ts';
import { publicBody } from './bodies.ts';
import { elsewhere } from './elsewhere.ts';
import { happening } from './happenings.ts';
import { model } from './headings.ts';
import { notBusiness } from './not-business.ts';
import { placeOfMany } from './place-of-many.ts';
import { townNamed } from './places.ts';
import { saidAgainst } from './said.ts';
import { suppliedBy } from './supplies.ts';
import { thing } from './things.ts';
import { no, type Verdict, yes } from './verdict.ts';
import { type Beside, signsOf, weigh } from './weigh.ts';
import { ENOUGH, WEIGHTS } from './weights.ts';

/** "Rabot Malin (ex-[Copeau Blanc])": the name that the house before bore. */
const OLD_NAME =
  /\( ?(?:formerly|previously|ex|anciennement|ancienne?|auparavant|autrefois|jadis) ?(?:known as |called )?$/u;
/** "Villeneuve-lès-Maguelone", "Mont-Saint-Aignan": a place by the shape of its name. */
const IN_TOWN = /^[\p{Lu}][\p{L}]+-Sainte?-|-(?:l[eè]s|sur|sous)-/u;
/** "Beurre AOP Charentes-Poitou", "NF Service": the label in the name. */
const LABELLED = words('AOP AOC IGP AB NF ISO RGE CE');

/** Verdict on an unknown name in running text. */
export function judgeProse(c: Candidate, a: Around, here: ReadonlySet<string>, beside: Beside): Verdict {
  const other = notBusiness(c, a, here);
  if (other !== null) return other;
  const score = weigh(signsOf(c, a, beside), WEIGHTS);
  // Named once and hardly offered: all that matters is what kind it is, for the names that follow it.
  if (score < ENOUGH && !beside.again)
    return (
      townNamed(c, a) ??
      thing(c, a) ??
      make(a) ??
      no('pas un nom d’entreprise', `R6 · trop peu d’indices (${score})`)
    );
  const otherwise = besidesWeight(c, a, beside);
  if (otherwise !== null) return otherwise;
  if (score < ENOUGH) return no('pas un nom d’entreprise', `R6 · trop peu d’indices (${score})`);
  return yes('R1 · proposé dans le texte', Math.min(0.9, 0.4 + score / 12));
}

/** What speaks against a name in running text whatever its signs weigh. */
export function besidesWeight(c: Candidate, a: Around, beside: Beside): Verdict | null {
  const against = saidAgainst(c, a);
  if (against !== null) return against;
  if (OLD_NAME.test(a.tail)) return no('pas un nom d’entreprise', 'R11 · ancien nom');
  const otherwise =
    townNamed(c, a) ??
    publicBody(c, a) ??
    thing(c, a) ??
    elsewhere(c, a, beside) ??
    happening(c, a) ??
    placeOfMany(a);
  if (otherwise !== null) return otherwise;
  const tokens = c.unit.tokens.slice(c.i, c.j);
  if (tokens.length > 1 && tokens.some((t) => LABELLED.has(t.raw)))
    return no('marque ou label', 'R6 · label');
  if (!c.emphasised && model(tokens)) return no('marque ou label', 'R6 · modèle d’une marque');
  if (!c.emphasised && tokens.length > 2 && !c.name.includes(' ') && IN_TOWN.test(c.name))
    return no('pas un nom d’entreprise', 'R6 · lieu');
  const made = make(a);
  if (made !== null) return made;
  if ((beside.after || beside.inside) && suppliedBy(a) && !recommends(a.tail))
    return no('référence ou fournisseur', 'R2e · fournit une autre maison');
  if (holds(SOURCE_AFTER, a.after)) return no('source seulement', 'R2f · rapporte ou publie');
  if (holds(TEAM_BEFORE, a.tail) && (beside.after || beside.inside || !agent(a)))
    return no('personne de l’équipe', 'R6 · personne nommée pour sa maison');
  // "**Boucle d'Or**, à Crest. Une coiffeuse, Aïssata, venue de Lyon": a first name alone, of the house that heads the line.
  const headed = beside.inside || (beside.after && c.unit.marks.some((m) => m.from <= c.unit.head + 1));
  if (headed && c.j - c.i === 1 && INTRODUCED.test(a.before))
    return no('personne de l’équipe', 'R6 · personne nommée pour sa maison');
  if (beside.after && TITLES.has(c.unit.tokens[c.i]?.fold ?? '') && /\([^)]*$/u.test(a.tail))
    return no('personne de l’équipe', 'R6 · personne nommée pour sa maison');
  // "L'IGP Miel des Cévennes": after its article too when it is an acronym.
  const [opener, second] = tokens;
  const lead =
    /^l[ae]?s?$/u.test(opener?.fold ?? '') && /^\p{Lu}{3,}$/u.test(second?.raw ?? '') ? second : opener;
  if (
    PRODUCT_WORDS.has(lead?.fold ?? '') &&
    !c.emphasised &&
    !(recommends(a.tail) && c.unit.tokens[c.j - 1]?.capital && c.j - c.i > 2)
  )
    return no('pas un nom d’entreprise', 'R6 · prestation');
  if (likeness(tokens) === 'no') return no('pas un nom d’entreprise', 'R6 · intitulé ou mots courants');
  return null;
}

const make = (a: Around): Verdict | null =>
  holds(EQUIPMENT_CUES, a.tail) ? no('marque ou label', 'R6 · matériel, label ou méthode') : null;
