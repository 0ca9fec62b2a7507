import { type Famille, tout } from './forme.ts';
import { OUI } from './lexicons/formes.reponses.ts';

const DEMANDE =
  '(?: (?:la|le|cette|ce|votre|ma|notre|mon|tout|ca|cela)(?: (?:demande|proposition|ordre|commande))?)?';
/** Not « pas maintenant »: what was proposed waits. */
const NON = `(?:${[
  'non',
  '(?:finalement|surtout|non,?) (?:non|pas)',
  "pas d'accord",
  'non finalement',
  `(?:je|nous|on) (?:refus|declin|annul|abandonn)(?:e|ons)${DEMANDE}`,
  '(?:je|nous|on) renonc(?:e|ons)(?: a (?:cette|votre|ma|notre) (?:demande|proposition|commande))?',
  '(?:je|nous|on) ne (?:le |la )?(?:confirm|valid|souhait)(?:e|ons) (?:pas|plus)(?: (?:confirmer|valider|donner suite))?',
  '(?:je|nous|on) ne (?:veux|voulons|veut) (?:pas|plus)',
  '(?:merci de )?ne (?:rien (?:faire|changer)|pas (?:donner suite|confirmer|le faire)|(?:faites|changez|faire) (?:rien|pas))',
  `(?:merci d'|veuillez |vous pouvez )?(?:annule[rz]?|abandonne[rz]?|oublie[rz]?)${DEMANDE}`,
  'laissez tomber',
].join('|')})`;

/** What is answered to a proposal. */
export const REPONSES: readonly Famille[] = [
  {
    geste: 'oui',
    exemples: ['OUI'],
    formes: tout('oui', `(?:ok,? |c'est )?(?:[«"“] ?)?oui(?: ?[»"”])?(?:[ ,.!]+${OUI})*`),
  },
  {
    geste: 'non',
    exemples: ['NON'],
    formes: tout(
      'non',
      `(?:euh,? )?(?:[«"“] ?)?${NON}(?: ?[»"”])?(?:[ ,.!]+(?:${NON}|merci(?: quand meme)?))*`,
    ),
  },
];
