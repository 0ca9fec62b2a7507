import { holds, replaced } from '../patterns/holds.ts';
import { endsInWord, lastWord } from '../patterns/last-word.ts';
import { pattern, regex } from '../patterns/pattern.ts';
import { words, wordsOf } from './list.ts';
import { pointsAt } from './offering.ts';

/**
 * Present-tense verbs whose subject is a provider: what a shop, a practice or a firm does for a customer, and how an answer
 * rates it. Third person, singular and plural; the common ones of directory texts and reviews, French then English.
 */
export const PROVIDER_VERBS = wordsOf('provider-verbs');

/** Verbs and phrases that recommend what follows them, at the end of the words before a name. */
export const RECOMMENDING = regex`
  (?:^|\s)(?:
    (?:je |on )?penche(?:rais)? pour
    |compter sur
    |comptez sur
    |confiance a
    |faites confiance a
    |(?:autre|bonne|meilleure|derniere|premiere|seconde|deuxieme) (?:
      piste|adresse|option|idee|possibilite|solution|alternative|candidat|nom
    )(?: [a-z]+){0,3} :
    |(?:rapport qualite prix|choix|favori|coup de coeur|preference|premier|meilleur)[a-z ]{0,20} [?:]
    |tentez
    |essayez
    |testez
    |visez
    |contactez
    |appelez
    |consultez
    |poussez(?: jusqu a| jusque chez)?
    |poussez la porte (?:de|du|des|d)
    |passez (?:chez|voir|par)
    |allez(?: voir| chez| plutot| plutot chez)?
    |direction
    |adressez vous (?:a|au|aux|chez)
    |renseignez vous (?:a|au|aux|chez|aupres de)
    |tournez vous vers
    |regardez(?: aussi| du cote de| cote)?
    |voyez(?: aussi| avec)?
    |pensez(?: aussi)? (?:a|au|aux)
    |songez (?:a|au)
    |optez pour
    |choisissez
    |preferez
    |privilegiez
    |retenez
    |notez
    |ajoutez
    |citons
    |signalons
    |mentionnons
    |reservez (?:chez|a|au)
    |demandez (?:(?:aussi |egalement )?(?:un|une) [a-z]+ )?(?:a|au|chez)
    |book (?:an? |your )[a-z]+ (?:at|with)
    |ecrivez a
    |commandez (?:chez|a|au)
    |filez chez
    |foncez chez
    |courez chez
    |arretez vous (?:a|au|aux|chez|aussi a|aussi au)
    |arretez vous(?: aussi)? au banc (?:de|du|d)
    |(?:je|j) (?:vous |lui |te )?(?:
      recommande|recommanderais|conseille|conseillerais|suggere|suggererais|propose|commencerais par
      |choisirais|prendrais|retiens|retiendrais|privilegierais|pencherais pour|opterais pour
      |irais(?: plutot| d abord)?(?: chez| a| au| voir)?|tenterais|viserais|retenais|garderais|mettrais
      |citerais|placerais|appellerais|contacterais|verrais
    )(?: plutot| d abord| volontiers| sans hesiter| en premier| aussi)?
    |(?:je|j|on) (?:pense|songe|penserais|songerais)(?: aussi| egalement| notamment| plutot)? (?:a|au|aux)
    |s adresser (?:a|au|aux|chez)
    |faire appel (?:a|au|aux)
    |se tourner vers
    |pouss[a-z]+ jusqu (?:a|au|aux)
    |(?:
      il y a
      |on trouve
      |vous (?:avez|trouverez|pouvez(?: aussi)? (?:essayer|contacter|voir|tenter|appeler|ecrire a|regarder))
      |reste
      |restent
      |existe
      |citer
      |signaler
      |noter
      |retenir
      |essayer
      |contacter
      |appeler
      |voir
      |tenter
      |(?:iront|ira|irez|aller)(?: plutot| aussi)?(?: chez| vers| a| au| aux)?
    )(?: aussi| egalement| encore| notamment| plutot)?
    |mon (?:premier |second |deuxieme )?(?:
      choix|coup de coeur|favori|prefere
    )(?: est| va a| reste| se porte sur)?
    |ma (?:preference|recommandation|premiere piste|premiere adresse)(?: va a| est| reste)?
    |(?:le|la) (?:meilleur|meilleure|plus [a-z]+)(?: [a-z]+){0,4} (?:est|reste|c est)
    |on (?:cite|recommande|conseille|parle de|trouve)(?: souvent| aussi| volontiers)?
    |citent volontiers
    |recommandent
    |conseillent
    |mieux vaut
    |a defaut
    |s appelle(?:nt)?
    |(?:du|le plus grand|beaucoup de) bien (?:de|du|d)
    |confier(?: [a-z]+){0,3} (?:a|au)
    |commander(?: [a-z]+){0,2} chez
    |rendez vous (?:chez|avec)
    |passage chez
    |try
    |(?:could|can|might|should|may)(?: also| always)? (?:ask|call|ring|phone|email|visit|use|book|check)
    |have a look at
    |consider
    |check out
    |contact
    |call
    |visit
    |go (?:for|to|with)
    |i d (?:go (?:for|with|to)|start with|try|pick|recommend)
    |i (?:would|d|ll|will) (?:probably |also |definitely |first |simply )?(?:
      recommend|suggest|choose|start|begin|go|try|pick|book|call|head|look
    )(?: with| for| to| at| by trying)?
    |(?:people|expats|locals|visitors|families|residents) (?:use|choose|go to|recommend|head to|swear by)
    |(?:
      choice|option|bet|pick|alternative|favourite|favorite|standout|address|place|one
    ) (?:is|would be|remains)
    |ask (?:at|for)
    |worth (?:a look|trying|calling|considering)(?: is| are| :)?
    |i recommend
    |head to
    |book with
    |look at
    |there is
    |there s
    |also
  )(?: le| la| les| l| the| a| au| aux| chez)? ?$
`;

/** Words that only announce an example or a continuation, at the end of the words before a name. */
export const ANNOUNCING = regex`
  (?:^|\s)(?:
    plutot
    |c est
    |est
    |sont
    |reste
    |comme
    |par exemple
    |notamment
    |dont
    |ainsi que
    |ou encore
    |ou bien
    |ou alors
    |ou
    |sinon
    |a defaut
    |such as
    |like
    |including
    |namely
    |is
  )(?: le| la| les| l| the| a| au| aux| chez| ,)* ?$
`;

const PLACE_BETWEEN = regex` , (?:
    a
    |au
    |aux
    |en
    |dans
    |sur
    |sous
    |pres
    |vers
    |cote
    |du cote
    |pas loin
    |non loin
    |derriere
    |devant
    |face
    |rue
    |place
    |quai
    |avenue
    |boulevard
    |route
    |depuis
    |pour
    |par exemple
    |bien sur
    |in
    |at
    |on
    |near
  ) ?[a-z\d ]{0,40} , (?=(?:(?:le|la|les|l|the|chez) )?$)
`;
const PARTED = words(', chez');
const withoutPlace = (tail: string) => (PARTED.has(lastWord(tail)) ? tail.replace(PLACE_BETWEEN, ' ') : tail);

/** Adverbs that may stand anywhere between a verb of advice and its object. */
const ADVERBS = new RegExp(
  pattern` (?:
      plutot
      |volontiers
      |directement
      |de preference
      |en priorite
      |en premier lieu
      |d abord
      |sans hesiter
      |les yeux fermes
      |donc
      |alors
      |bien sur
      |par exemple
      |des maintenant
      |au plus vite
      |rapidement
      |simplement
      |tout simplement
      |encore
      |toujours
      |peut etre
      |ensuite
      |enfin
      |tout de suite
      |aussitot
      |a la rigueur
      |au besoin
      |en dernier recours
      |pourquoi pas
      |en parallele
      |en complement
      |en plus
      |en outre
      |par ailleurs
      |de votre cote
      |au passage
      |a l occasion
      |sans tarder
      |sans attendre
      |eventuellement
      |le cas echeant
      |si possible
      |un jour
      |aussi
      |egalement
      |notamment
      |surtout
      |meme
    )(?= )
  `,
  'gu',
);

/** Asked several times of the same words before a name: the last answer is kept. */
let latest = { tail: '', recommends: false };

export function recommends(tail: string): boolean {
  if (latest.tail !== tail) latest = { tail, recommends: endsInAdvice(tail) };
  return latest.recommends;
}

/** The signs with which advice may end: "mon choix :", "Il y a aussi, du côté de Bains, [X]". */
const MAY_END = words(': , ?');

function endsInAdvice(tail: string): boolean {
  if (!endsInWord(tail) && !MAY_END.has(lastWord(tail))) return false;
  if (holds(RECOMMENDING, tail) || pointsAt(tail)) return true;
  // "Il y a aussi, du côté de Bains, les X": what stands between two commas parts no verb from its object.
  const shorter = replaced(ADVERBS, withoutPlace(tail), '');
  return shorter !== tail && (holds(RECOMMENDING, shorter) || pointsAt(shorter));
}
