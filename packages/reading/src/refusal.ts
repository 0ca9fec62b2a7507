import { fold } from './document/lexeme.ts';
import { some, within } from './lexicons/pattern.ts';

/** The answer begins by declining within so many letters; a reservation at the end of a list is no refusal. */
const OPENING = 320;

const HELP = some`
  confirmer|recommander|conseiller|citer|nommer|proposer|suggerer|repondre|aider|fournir|donner|indiquer|designer
  orienter|dire (?:qui|quel|ou)|etablir|classer|choisir|comparer|satisfaire|acceder|consulter|rechercher|chercher
`;
const NOT_ABLE = some`
  ne (?:peux|puis|pourrai|saurais) (?:malheureusement |helas |donc |honnetement )?(?:pas|vous|te|ni)
  ne suis (?:malheureusement |helas |donc )?pas (?:en mesure|capable|en capacite|autorise|habilite)
`;
const HELP_TO = some`
  recommend|name|vouch|rank|endorse|provide|help|browse|access|answer|confirm|give|list|suggest
`;
const KNOW = some`
  dispose|connais|recommande|conseille|possede|trouve|vois
`;
/** "Je ne connais pas de meilleure adresse que X", "je ne vois pas qui l'égale": praise. */
const BETTER = some`
  (?:plus|mieux|qui|pourquoi|equivalent|(?:[a-z]+ )?meilleure?s?)
`;
const DECLINES = within`
  je ${NOT_ABLE}[^.!?:;]{0,80} ${HELP}|je (?:prefere|dois) (?:ne pas|m abstenir|eviter de|refuser)
  (?:il|cela) m est (?:malheureusement )?(?:impossible|difficile)[^.!?:;]{0,40} ${HELP}
  je n ai (?:malheureusement |helas )?(?:pas|aucune?)[^.!?:;]{0,60} (?:informations?|donnees?|nom|adresse|
    recommandation)
  je n ai (?:malheureusement |helas )?pas (?:acces|connaissance|la possibilite|de quoi)
  je ne ${KNOW} (?:malheureusement |helas |donc )?(?:pas|d aucune?|aucune?|personne)(?! (?:(?:de |d )?${BETTER}|\.))
  (?:desole|navre)e?s?[^.!?]{0,60} je ne (?:peux|puis)|(?:aucune|pas d) entreprise en particulier
  en tant qu (?:ia|intelligence artificielle|assistant|modele)[^.!?]{0,80} ne (?:peux|puis|suis)
  une erreur (?:est survenue|s est produite)|erreur \d+|veuillez reessayer|try again later
  i (?:m |am |d |would )?(?:can t|cannot|unable to|not able to|rather not|won t|do not|don t) (?:[a-z]+ )?${HELP_TO}
`;

const ADVICE = some`
  conseils|pistes|criteres|etapes|questions|reflexes|points|reperes|moyens
`;
/** After a refusal: words that recommend somebody all the same, or a list of names. */
const OFFERS = within`
  voici(?! (?:comment|ce que|la methode|la marche|(?:quelques|des|les|mes|trois|quatre|cinq) ${ADVICE}))
  je peux (?:[a-z]+ ){0,3}(?:donner|signaler|citer|indiquer|proposer|suggerer)(?! (?:comment|(?:des|les|
    quelques) (?!pistes)${ADVICE}))
  je (?:commencerais|regarderais|choisirais|retiendrais|citerais)|les noms qui reviennent
  je vous conseille(?:rais)?(?: plutot)?(?! (?:de|d|vivement) )|sont (?:souvent|regulierement) cites?
`;

/** True for an answer that begins by saying that it cannot answer or recommend, and offers nobody afterwards. */
export function declines(answer: string): boolean {
  const words = fold(answer).replaceAll(/[^\p{L}\p{N}.!?:;]+/gu, ' ');
  const plain = ` ${words.replaceAll(/[.!?:;]/g, ' $& ').replaceAll(/ +/g, ' ')} `;
  const at = DECLINES.exec(plain.slice(0, OPENING))?.index;
  return at !== undefined && !OFFERS.test(plain.slice(at));
}
