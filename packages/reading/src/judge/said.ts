import type { Around, Candidate } from '../candidates/types.ts';
import * as cues from '../lexicons/cues.ts';
import { GONE_BEFORE } from '../lexicons/gone.ts';
import { SOURCE_CUES } from '../lexicons/media.ts';
import * as paradigms from '../lexicons/paradigms.ts';
import { SET_ASIDE } from '../lexicons/refusals.ts';
import { givenAway, PREMISES_BEFORE, storyEnds } from '../lexicons/turned-down.ts';
import { find, holds, replaced } from '../patterns/holds.ts';
import { saysGone, sets } from './afterwards.ts';
import { advisedAgainst, offeredHere, onlyOne, onlyPlaced, reversed } from './before-name.ts';
import { OTHER_SUBJECT, saidAfter, saidOf } from './clause.ts';
import { furtherAgainst } from './further.ts';
import { inPassing } from './in-passing.ts';
import { withoutInsertions } from './insertions.ts';
import { isBehind, isSeen, namesStreet, situates } from './landmarks.ts';
import { saidOfOne } from './one-of-many.ts';
import { refuses, turnsAway } from './turns-away.ts';
import { no, type Verdict } from './verdict.ts';

const HYPOTHETICAL = /^(?:si|s|puisque|comme|plutot que|au lieu|if|since|rather than)\b/u;
const UNSUITED =
  /^,? ?(?:vous (?:a|ont) (?:decue?s?|lassee?s?|laissee?s?|fait faux)|(?:te|t) a decue?|ne (?:vous |te )?(?:convient|plait|satisfait|suffit|repond|va|conviennent|est)|n est|est (?:complet|complete|plein|pleine|ferme|fermee|trop|indisponible|deborde)|affiche complet|doesn t|isn t|is (?:full|closed|booked)|are full)/u;
/** "Si X ne répond pas, laissez un message": one waits for it. */
const TRY_AGAIN =
  /(?:^|\s)(?:laissez|insistez|rappelez|retentez|reessayez|patientez|attendez|envoyez(?: leur| lui)?|ecrivez|passez sur place|leave|try again|call again|wait)(?=\s)/u;
/** "X arrive devant Y", "en argent, je place X": a rank, not a place. */
const RANK_WORDS =
  /devant|derriere|apres|avant|after|behind|ahead|podium|classement|concours|categorie|competition|jury| place/u;
const RANKS_BEFORE =
  /(?<!(?:^|\s)(?:on|vous|tu|nous|y|rue|arret|station|feu|porte|numero|qui) )(?:(?:(?:arriv|vien|fini|termin|class|plac|mett|met|verr|rest)[a-z]*(?: [a-z]+){0,4}|(?:en |la |le )?(?:second|seconde|deuxieme|troisieme|quatrieme|2e|3e)(?: (?:place|position|rang|choix))?|(?:i d|i would) put(?: [a-z]+){1,4})(?: ,)? (?:juste |tout juste |de peu |just )?(?:apres|derriere|devant|avant|after|behind|ahead of)|(?:arriv|vien|fini|termin|(?<!(?:on|vous|tu|je|nous) )pass(?!ez)|class|plac|revien|palme|juste|loin|nettement|largement|de peu)[a-z]*(?: [a-z]+){0,4} (?:devant|derriere)|(?<!(?:on|vous|tu|je|nous) )passe(?:nt|ra|rait)? (?:juste |bien |loin )?apres|hors (?:du )?(?:podium|classement|concours|categorie|competition|jury)(?: [a-z]+){0,3}(?: [:,])?(?: (?:a|au|aux|pour))?|(?:^|\s)(?:je|on|nous) place)(?: (?:le|la|les|l))? ?$/u;
/** "que X classait parmi les meilleures": X is a paper or a guide there. */
const RATED_BY = /(?:^|\s)(?:que|qu|dont)(?: (?:le|la|les|l))? ?$/u;
const RATES =
  /^ ?(?:a |ont |avait |avaient )?(?:class|design|elu|elis|distingu|vant|recommand|prim|salu|chroniqu|encens|repere)[a-z]*(?=[ ,.])/u;
/** A new sentence that goes on about the same business: it opens with a pronoun or with the house itself. */
const GOES_ON =
  /^ ?(?:il|elle|ils|elles|celui ci|celle ci|c est|ce n est|cet?|cette|la (?:boutique|maison|societe|salle|structure)|le (?:magasin|salon|cabinet|restaurant|patron|gerant|site)|l (?:entreprise|etablissement|enseigne|adresse|equipe|artisan|agence)|it|they|he|she|this|malheureusement|attention|helas|depuis)\b/u;

/** "Ne passez pas à côté de X": not a landmark. */
const MISS_OUT =
  /(?:^|\s)(?:pass(?:ez|e|ons|er|ant|erait) (?:surtout )?(?:(?:pas|jamais) )?a cote (?:de|du|des|d)|pass(?:ez|e|er) (?:pas|jamais) devant)(?: (?:le|la|les|l))? $/u;

/** "Prenez rendez-vous sur le site de X": what one does there. */
const BOOKED_THERE =
  /(?:^|\s)(?:prenez|prendre|pren[a-z]+ rendez|reserv[a-z]+|command[a-z]+|inscri[a-z]+|achet[a-z]+|book|order)(?: [a-z]+){0,5} (?:sur|via|par|on|through) (?:le |la |son |the )?(?:site|page|compte|appli|application|website)(?: (?:internet|web|facebook|instagram))? (?:de|du|des|d|of)(?: (?:la|le|les|l|the))? ?$/u;
/** "Entre X et Y, je choisirais le second": weighed, not a place between two others. */
const chosenBetween = (a: Around): boolean =>
  /(?:^|\s)(?:entre|between) /u.test(a.before) &&
  /^ ?(?:(?:et|and|ou) [^,.;]{2,50})? ?, (?:mon |ma |le |la )?(?:coeur|choix|preference|(?:je|j|on|i|i d) (?:[a-z]+ )?(?:choisi|pren|prefer|pench|ir|gard|would|pick|go))/u.test(
    a.after,
  );

function beforeSays(c: Candidate, a: Around): Verdict | null {
  const before = a.tail;
  if (before === '') return null;
  if (
    /(?:^|\s)(?:(?:poussez|ouvrez|passez|franchissez)|(?:frapp|sonn|toqu)(?:er|ez|e|erais|erai) a) la porte (?:de |du |des |d )?(?:la |le |les |l )?$/u.test(
      before,
    )
  )
    return null;
  if (holds(MISS_OUT, before) || offeredHere(before) || onlyOne(a)) return null;
  if (holds(GONE_BEFORE, before)) return no('fermé', 'R2d · fermé pour de bon', true);
  if (holds(cues.CONFUSED_BEFORE, before)) return no('à ne pas confondre', 'R2g', true);
  if (holds(cues.AGAINST_BEFORE, before)) return no('déconseillé', 'R2c', true);
  if (holds(RANK_WORDS, before.slice(-45)) && holds(RANKS_BEFORE, before)) return null;
  if (holds(cues.ECHO_BEFORE, before)) return no('echo', 'R2b · reprise de la question');
  if (situates(c, before) && !isBehind(before, a.after)) return no('repère', 'R2e · sert à situer');
  if (RATED_BY.test(before) && holds(RATES, a.after))
    return no('source seulement', 'R2f · la classe ou la vante');
  if (isSeen(before, a.after)) return no('repère', 'R2e · ce que l’on regarde');
  if (holds(BOOKED_THERE, a.before) || chosenBetween(a)) return null;
  if (holds(SOURCE_CUES, before)) return no('source seulement', 'R2f · cité comme source');
  if (holds(paradigms.WRITTEN_BEFORE, before)) return no('source seulement', 'R2f · ce qu’elle publie');
  if (holds(paradigms.UNWANTED_BEFORE, before)) return no('echo', 'R2b · comparée ou quittée');
  if (holds(paradigms.UNKNOWN_BEFORE, before)) return no('sans information', 'R2a', true);
  if (holds(paradigms.CAREFUL_BEFORE, before)) return no('déconseillé', 'R2c', true);
  if (holds(paradigms.OUT_OF_REACH_BEFORE, before))
    return no('ne sert pas ce besoin', 'R2d · hors de son secteur', true);
  if (paradigms.AROUND_NAME.some(([left, right]) => left.test(before) && right.test(a.after)))
    return no('déconseillé', 'R2c', true);
  const premises = find(PREMISES_BEFORE, before)?.[1];
  if (storyEnds(before, a.after) || (premises !== undefined && saysGone(`${premises}${a.after}`)))
    return no('fermé', 'R2d · fermé pour de bon', true);
  if (givenAway(before, a.after)) return no('fermé', 'R2d · activité cédée', true);
  if (holds(cues.SUPPLIER_BEFORE, before) || holds(paradigms.PAST_BEFORE, before))
    return no('référence ou fournisseur', 'R2e · client, fournisseur ou passé');
  if (namesStreet(c, before))
    // What names a street names a place wherever it comes back, unless somebody declared it.
    return no('repère', 'R2e · nom de rue ou de lieu', c.form === null);
  return null;
}

/** "X lui fournit ses batteries", "fournit le bois à ces trois ateliers", "comme X avant lui": named for what it is to another house. */
const TO_ANOTHER =
  /^ ?(?:(?:fourni(?:t|ssent)|livre(?:nt)?|vend(?:ent)?|prepare(?:nt)?|taille(?:nt)?|coupe(?:nt)?) (?:(?:le|la|les|l|du|de|des|leurs?|tout) )*(?:[a-z]+ ){1,3}(?:a|aux) (?:(?:ces|les|leurs|tous) )*(?:(?:deux|trois|quatre|cinq|six) )?(?:ateliers|maisons|artisans|confreres|enseignes|etablissements|adresses|restaurants|boutiques|entreprises|chefs|boulangers)(?= ?(?:$|[,.;)]|et (?:ne|n) |sans |mais ))|(?:lui|leur) (?:fournit|fournissent|livre|livrent|fabrique|imprime|prete|cuit|torrefie|coud|sous traite)|avant (?:lui|elle|eux)|(?:lui|leur) (?:a|ont) (?:vendu|cede|appris|transmis))\b/u;
const REPORTS =
  /^ ?(?:estime(?:nt)?|rappelle(?:nt)?|evalue(?:nt)?|calcule(?:nt)?|chiffre(?:nt)?|juge(?:nt)?) (?:que|qu|a|le|la|les)\b/u;

const ON_ITS_BLOG =
  /(?:^|\s)(?:sur|dans) (?:son|leur|sa|ses|leurs) (?:blog|site|compte|chaine|page|newsletter|guide)[^.;]* $/u;
const TEACHES =
  /^ ?(?:conseille|recommande|explique|rappelle|precise|note|indique|affirme|ecrit|preconise|detaille)(?:nt)? (?:de|d|que|qu|comment|pourquoi|un|une|le|la|les|aux) /u;

/** "précise sur son site qu'il intervient sous 48 h", "indique un délai de dix jours": its own terms. */
const TELLS_OF_ITSELF =
  /^ ?[a-z]+ (?:(?:sur|dans) [a-z]+ [a-z]+ )?(?:(?:qu )?(?:il|elle|ils|elles) (?!(?:n |ne |y )*(?:faut|faudrait|est|etait|existe|suffit|vaut|convient|importe|a|s agit))[a-z]+|(?:une?|des|ses|son|sa|leurs?) (?:[a-z]+ )?(?:delais?|creneaux?|tarifs?|prix|horaires?|rendez vous|disponibilites?|forfaits?|garanties?|remises?|permanences?)(?=\s))/u;

function afterSays(c: Candidate, a: Around): Verdict | null {
  // "X et Y figurent toutes deux sur": what a plural verb says is said of both.
  const alone = a.after.slice(0, a.ownEnd);
  if (!c.head && holds(TO_ANOTHER, alone))
    return no('référence ou fournisseur', 'R2e · nommé pour une autre maison');
  if (
    !c.head &&
    !TELLS_OF_ITSELF.test(alone) &&
    (holds(REPORTS, alone) ||
      (holds(ON_ITS_BLOG, a.before) && holds(TEACHES, alone)) ||
      holds(paradigms.WRITES_AFTER, alone))
  )
    return no('source seulement', 'R2f · rapporte');
  const own = replaced(OTHER_SUBJECT, saidOf(a), ' si ');
  const after = saidAfter(own.replace(/^ [:;] /u, ' , '));
  if (holds(paradigms.UNKNOWN_AFTER, after)) return no('sans information', 'R2a', true);
  if (holds(cues.AGAINST_AFTER, after) || holds(paradigms.ASIDE_AFTER, after))
    return no('déconseillé', 'R2c', true);
  if (holds(paradigms.GONE_AFTER, after)) return no('fermé', 'R2d · fermé pour de bon', true);
  if (holds(paradigms.SENDS_ON_AFTER, after))
    return no('ne sert pas ce besoin', 'R2d · renvoie ce client', true);
  if (holds(cues.CLOSED_AFTER, after) || holds(cues.CLOSED_AFTER, withoutInsertions(after)))
    return no('fermé', 'R2d · fermé pour de bon', true);
  const elle = own.replaceAll(/ [:;] (?=il|elle|ils|elles|on|ses|sa|son|la |le |les |the |it |they )/gu, ' ');
  const further = elle === own ? after : saidAfter(elle);
  if (further !== after && holds(cues.CLOSED_AFTER, further))
    return no('fermé', 'R2d · fermé pour de bon', true);
  if (refuses(after) || (further !== after && refuses(further)))
    return no('ne sert pas ce besoin', 'R2d · ne sert pas ce client', true);
  if (turnsAway(further)) return no('ne sert pas ce besoin', 'R2d · ne le fait pas', true);
  if (holds(SET_ASIDE, own)) return no('déconseillé', 'R2c · écarté', true);
  const asks =
    /^ ?\? ?$/u.test(a.after) || (a.after.trimEnd().endsWith('?') && holds(paradigms.YES_OR_NO, a.before));
  const answered = asks ? a.next : '';
  if (
    holds(cues.AGAINST_AFTER, answered) ||
    holds(SET_ASIDE, answered) ||
    sets(answered)?.counted === false ||
    paradigms.ANSWERED_NO.test(withoutInsertions(` ${answered}`))
  )
    return no('déconseillé', 'R2c', true);
  if (holds(cues.CLOSED_AFTER, answered)) return no('fermé', 'R2d · fermé pour de bon', true);
  if (HYPOTHETICAL.test(a.before) && holds(UNSUITED, a.after) && !c.head && !TRY_AGAIN.test(a.after))
    return no('echo', 'R2b · hypothèse');
  if (
    /^ ?(?:je|mais|et|a|bref|mieux|donc|attention|franchement|pourtant|toutefois|cependant|i) [^.]{0,60}(?:le|la|l|les|it) (?:deconseille|ecarte|recommande pas|conseille pas|evite|avoid|ai ecarte)/u.test(
      a.next,
    )
  )
    return no('déconseillé', 'R2c', true);
  if (GOES_ON.test(a.next)) {
    if (holds(cues.CLOSED_AFTER, a.next)) return no('fermé', 'R2d · fermé pour de bon', true);
    if (holds(cues.REFUSES_AFTER, a.next))
      return no('ne sert pas ce besoin', 'R2d · ne sert pas ce client', true);
    if (holds(cues.AGAINST_AFTER, a.next)) return no('déconseillé', 'R2c', true);
  }
  return null;
}

/** What the sentence, and the next ones when they go on about it, say against counting a business; null when nothing. */
export function saidAgainst(c: Candidate, a: Around): Verdict | null {
  if (c.form !== null && !c.head && advisedAgainst(a)) return no('déconseillé', 'R2c', true);
  const before = c.head ? null : beforeSays(c, a);
  const turned = () =>
    before?.counted === false && before.reason === 'déconseillé' && (reversed(a.tail) || onlyPlaced(a));
  if (before !== null && !turned()) return before;
  const passed = c.form === null ? null : inPassing(c, a);
  if (c.form === null) return afterSays(c, a);
  const said = passed ?? afterSays(c, a) ?? furtherAgainst(c, a);
  const alone = said === null ? saidOfOne(a) : null;
  return alone === null ? said : (afterSays(c, alone) ?? furtherAgainst(c, alone));
}
