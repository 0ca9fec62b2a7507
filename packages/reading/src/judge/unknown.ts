import { likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { EQUIPMENT_CUES, GOODS } from '../lexicons/brands.ts';
import { SERVED_BEFORE, SOURCE_AFTER, TEAM_BEFORE } from '../lexicons/judge/unknown.ts';
import { isKind, TITLES } from '../lexicons/kinds.ts';
import { PRODUCT_WORDS, PROVIDER_HEADINGS } from '../lexicons/labels-of-lists.ts';
import { words } from '../lexicons/list.ts';
import { INTRODUCED } from '../lexicons/offering.ts';
import { recommends } from '../lexicons/verbs.ts';
import { singular } from '../names/forms.ts';
import { sameName } from '../names/spelling.ts';
import { find, holds } from '../patterns/holds.ts';
import { regex } from '../patterns/pattern.ts';
import { agent } from './announced.ts';
import { publicBody } from './bodies.ts';
import { elsewhere } from './elsewhere.ts';
import { happening } from './happenings.ts';
import { addition, model } from './headings.ts';
import { notBusiness } from './not-business.ts';
import { placeOfMany } from './place-of-many.ts';
import { townNamed } from './places.ts';
import { presentedAfter } from './presented.ts';
import { saidAgainst } from './said.ts';
import { suppliedBy } from './supplies.ts';
import { thing } from './things.ts';
import { no, type Verdict, yes } from './verdict.ts';
import { type Beside, signsOf, weigh } from './weigh.ts';
import { ENOUGH, WEIGHTS } from './weights.ts';

/** "des jeux comme X", "type X": an example of something that is no provider. */
const EXAMPLE_OF =
  /(?:^|\s)((?:[a-z]+ ){1,4})(?:comme|tels? que|telles? que|du type|type|such as)(?: le| la| les| l)? ?$/u;
/** "Rabot Malin (ex-[Copeau Blanc])": the name that the house before bore. */
const OLD_NAME =
  /\( ?(?:formerly|previously|ex|anciennement|ancienne?|auparavant|autrefois|jadis) ?(?:known as |called )?$/u;
/** "Et vous, connaissez-vous X ?" */
const ASKED = /^[^.]{0,40}\? ?$/u;
const EXISTS_NOT = regex`
  (?:^|\s)(?:
    (?:pas|plus|aucun|aucune|jamais|sans|no|not an?) (?:de |d )?
    |n (?:existe|y a|a) (?:pas|plus|aucune?)(?: encore| toujours)? (?:de |d )?(?:[a-z]+ ){0,2}
  )$
`;

/** "Villeneuve-lès-Maguelone", "Mont-Saint-Aignan": a place by the shape of its name. */
const IN_TOWN = /^[\p{Lu}][\p{L}]+-Sainte?-|-(?:l[eè]s|sur|sous)-/u;
/** "Beurre AOP Charentes-Poitou", "NF Service": the label in the name. */
const LABELLED = words('AOP AOC IGP AB NF ISO RGE CE');

/** "Les Parisiens viennent": people of a place. */
function people({ unit, i, j, head, emphasised }: Candidate): boolean {
  if (head || emphasised || j - i > 2) return false;
  const own = unit.tokens.slice(i, j);
  const article = own.length > 1 ? own[0] : unit.tokens[i - 1];
  const noun = own.at(-1);
  return (
    /^(?:les|des|aux)$/u.test(article?.fold ?? '') &&
    /(?:ien|ienne|ais|aise|ois|oise)s?$/u.test(noun?.fold ?? '') &&
    /s$/u.test(noun?.fold ?? '') &&
    !isKind(noun?.fold ?? '')
  );
}

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
      make(c, a) ??
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
  if (addition(tokens)) return no('pas un nom d’entreprise', 'R6 · intitulé');
  if (tokens.length > 1 && tokens.some((t) => LABELLED.has(t.raw)))
    return no('marque ou label', 'R6 · label');
  if (!c.emphasised && model(tokens)) return no('marque ou label', 'R6 · modèle d’une marque');
  if (people(c)) return no('pas un nom d’entreprise', 'R6 · habitants');
  if (!c.emphasised && tokens.length > 2 && !c.name.includes(' ') && IN_TOWN.test(c.name))
    return no('pas un nom d’entreprise', 'R6 · lieu');
  const made = make(c, a);
  if (made !== null) return made;
  if (holds(SERVED_BEFORE, a.tail) && presentedAfter(c, a) !== 'kindAfter')
    return no('pas un nom d’entreprise', 'R6 · lieu desservi');
  if ((beside.after || beside.inside) && suppliedBy(a) && !recommends(a.tail))
    return no('référence ou fournisseur', 'R2e · fournit une autre maison');
  if (holds(SOURCE_AFTER, a.after)) return no('source seulement', 'R2f · rapporte ou publie');
  if (holds(EXISTS_NOT, a.tail) && !recommends(a.tail) && !/pourquoi pas/.test(a.tail))
    return no('pas un nom d’entreprise', 'R6 · dit absent');
  if (holds(TEAM_BEFORE, a.tail) && (beside.after || beside.inside || !agent(a)))
    return no('personne de l’équipe', 'R6 · personne nommée pour sa maison');
  // "**Boucle d'Or**, à Crest. Une coiffeuse, Aïssata, venue de Lyon": a first name alone, of the house that heads the line.
  const headed = beside.inside || (beside.after && c.unit.marks.some((m) => m.from <= c.unit.head + 1));
  if (headed && c.j - c.i === 1 && INTRODUCED.test(a.before))
    return no('personne de l’équipe', 'R6 · personne nommée pour sa maison');
  if (beside.after && TITLES.has(c.unit.tokens[c.i]?.fold ?? '') && /\([^)]*$/u.test(a.tail))
    return no('personne de l’équipe', 'R6 · personne nommée pour sa maison');
  const example = find(EXAMPLE_OF, a.tail)?.[1]?.trim().split(' ');
  if (
    example?.some((w) => w.length > 3 && /[sx]$/u.test(w)) &&
    !example.some((w) => (isKind(w) && !/^equipes?$/u.test(w)) || holds(PROVIDER_HEADINGS, w))
  )
    return no('marque ou label', 'R6 · exemple d’autre chose');
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
  if (ASKED.test(a.after) && /(?:^|\s)(?:vous|votre|vos|tu) [^.]*$/u.test(a.before) && !recommends(a.tail))
    return no('echo', 'R2b · question retournée');
  return null;
}

const make = (c: Candidate, a: Around): Verdict | null =>
  holds(EQUIPMENT_CUES, a.tail) || madeBy(c)
    ? no('marque ou label', 'R6 · matériel, label ou méthode')
    : null;

/** "une dosette [Le Chat]", "les caissons allemands [Nobilia]": goods named by their maker. */
function madeBy({ unit, i }: Candidate): boolean {
  const [adjective, noun] = [unit.tokens[i - 1], unit.tokens[i - 2]];
  if (adjective === undefined || !sameName(unit.tokens[i]?.gap ?? ',')) return false;
  // "la menuiserie Desnoues" is a house, "les menuiseries K-Line" are goods.
  if (isKind(adjective.fold) && /^(?:la|le|l|une?|cette|autre)$/u.test(noun?.fold ?? '')) return false;
  if (GOODS.has(singular(adjective.fold))) return true;
  return (
    noun !== undefined &&
    GOODS.has(singular(noun.fold)) &&
    /(?:es|ale?s?|iques?|ables?|antes?|euses?|ands?|ais|ois|iens?)$/u.test(adjective.fold)
  );
}
