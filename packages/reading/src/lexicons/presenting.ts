import { find, holds, mayHold } from '../patterns/holds.ts';
import { endsInWord, lastWord } from '../patterns/last-word.ts';
import { pattern, regex } from '../patterns/pattern.ts';
import { isKind } from './kinds.ts';
import { words } from './list.ts';

/**
 * How French puts a name before the reader by other means than advice: customers who go there, a sign that is read out, a
 * superlative that is awarded, a craftsman who sets up. Complete paradigms of the verbs, third person, present and future.
 */

/** Endings of the third person of a verb in -er: present, future, conditional. */
const THEY = '(?:e|ent|era|eront|erait|eraient)';
const WITH =
  '(?: (?:plutot|volontiers|aussi|souvent|d abord|sans hesiter|tous|toutes|en masse|naturellement|vite))?';
/** "Les amateurs préféreront le Comté": what is liked or chosen with an article of its own is a thing as often as a house. */
const NOT_THING = '(?! (?:le|la|les|l) $)';
/** "Les gourmands se tourneront vers X", "Les petits budgets opteront pour X". */
const CUSTOMERS_GO = regex`
  (?:^|\s)(?:
    (?:se|s) (?:tourn|dirig|adress|orient|rabatt)${THEY}${WITH} (?:vers|a|au|aux|chez)
    |(?:lorgn|pench|regard|migr|bascul|fil|louch|bifurqu)${THEY}${WITH} (?:vers|du cote d[eu]s?)
    |(?:se|s) rabatt?(?:ent|ra|ront|rait|raient)?${WITH} sur
    |(?:se|s) (?:
      rendr(?:a|ont)|rendent|retrouv${THEY}|press${THEY}|bouscul${THEY}|serv${THEY}|servir(?:a|ont)
      |fourniss(?:ent|ait)|fournir(?:a|ont)|approvisionn${THEY}
    ) chez
    |(?:pouss|fil|fonc)${THEY}${WITH} (?:chez|jusqu (?:a|au|aux|chez))
    |(?:opt|craqu|pench|vot)${THEY}${WITH} pour${NOT_THING}
    |(?:pari|jett?)${THEY}(?: leur devolu)?${WITH} sur
    |fer(?:a|ont|ait|aient) (?:confiance|appel|affaire|halte|escale|un detour) (?:a|au|aux|avec|chez|par)
    |(?:
      trouv|chin|achet|command|dejeun|din|mang|reserv|lou
    )(?:era|eront|erait|eraient)(?: [a-z]+){0,2} (?:chez|aupres d[eu]s?)
    |(?:
      adorer|aimer|apprecier|preferer|choisir|viser|noter|privilegier|plebisciter|retiendr
    )(?:a|ont|ait|aient)(?: sans doute)?${NOT_THING}
    |(?:se |s )(?:content|satisf|accommod|serv)(?:${THEY}|ont|eront|iront|ent)${WITH} (?:de|du|des|d)
    |(?:parl${THEY}|(?:dis|di)(?:ent|ront|raient)|pens(?:ent|eront))(?: (?:
        souvent|beaucoup|volontiers|surtout|aussi|peut etre|sans doute|toujours|encore|tous|toutes
        |le plus grand bien|du bien|beaucoup de bien|grand bien|d abord|spontanement
      )
    ){0,3} (?:de|du|des|d|a|au|aux)
    |(?:se |s )(?:attabl|restaur|regal)${THEY}${WITH} (?:a|au|aux|chez)
    |tiendr(?:a|ont) leur bonheur (?:chez|avec|a|au)
    |trouv${THEY} (?:leur|son) (?:bonheur|compte) (?:chez|a|au|aux|avec)
  )(?: (?:le|la|les|l))? $
`;
/** Cheap look before the long pattern. */
const MAY_GO = /(?:ent|ront|ra|raient|rait|e) (?:[a-z]+ ){0,4}$/u;

/** `near` is the end of `tail`. */
export const customersGo = (tail: string, near: string): boolean =>
  mayHold(CUSTOMERS_GO, tail) && MAY_GO.test(near) && CUSTOMERS_GO.test(near);

/** "exerce sous le nom de X", "réunies sous l'enseigne X": a sign whoever it is that bears it; goods are sold under a name too. */
const UNDER_NAME = regex`
  (?:^|\s)(?:
    sous (?:le|un|son) nom (?:commercial |d artiste )?(?:de |du |des |d )?
    |(?:a|sous) l (?:enseigne|appellation) (?:de |du |des |d )?
    |sous (?:la|une) banniere (?:commune |unique )?(?:de |du |des |d )?
    |under the (?:name|banner|sign) (?:of )?
  )(?:(?:le|la|les|l) )?$
`;
const GOODS_UNDER = regex`
  (?:^|\s)(?:
    vend
    |vendu
    |commercialis
    |distribu
    |produi
    |fabriqu
    |cultiv
    |class
    |embouteill
    |marqu
    |labellis
    |sold
    |marketed
  )[a-z]*(?: [a-z\d]+){0,8} $
`;
/** "un petit bar baptisé X": the name of a house, right after its kind. */
const BEARS = regex`
  (?:^|\s)((?:[a-z]+ ){1,8})(?:, )?(?:
    repond(?:ant|ent)? au (?:[a-z]+ )?nom (?:de|du|des|d)
    |du (?:[a-z]+ )?nom (?:de|du|des|d)
    |(?:tout simplement |sobrement |joliment |simplement )?(?:
      baptisee?s?|surnommee?s?|nommee?s?|denommee?s?|intitulee?s?
    )
    |called
    |named
    |known as
  )(?: (?:le|la|les|l))? $
`;
/** "Les habitués l'appellent X": who speak of the house of the sentence before. */
const CALLED_SO = regex`
  (?:^|\s)(?:la|le|les|l) (?:
    nomment?
    |appellent?
    |appelle
    |surnomment?
    |surnomme
    |baptisent
    |connaissent sous le nom (?:de|du|des|d)
    |ont (?:baptisee?s?|surnommee?s?|appelee?s?|nommee?s?)
  )(?: (?:tous|toutes|ici|simplement|affectueusement))?(?: (?:le|la|les|l))? $
`;

/** `said` is what stands before the name, the sentence before included. */
export function bearsName(tail: string, said: string): boolean {
  if (!endsInWord(tail)) return false;
  const under = find(UNDER_NAME, tail);
  if (under !== null) return !GOODS_UNDER.test(tail.slice(0, under.index + 1));
  const bears = find(BEARS, tail);
  if (bears !== null) return (bears[1]?.trim().split(' ') ?? []).slice(-5).some(isKind);
  return holds(CALLED_SO, tail) && said.slice(-190).split(' ').some(isKind);
}

/** Houses that all of France knows by their letters: banks and chains; insurers are mostly named for who pays. */
export const FIRM_LETTERS = words('lcl cic bnp hsbc bred sfr kfc ikea fnac bhv ldlc gifi');

/** "s'est mis à son compte", "travaille à son compte": said of nobody but a craftsman or a practitioner. */
export const SETS_UP = regex`
  ^ ?(?:, [^,.;]{3,60} , )?(?:qui )?(?:
    (?:s est|se sont|vient de se|venait de se) (?:
      mise?s?|mettre|installee?s?|installer|lancee?s?|lancer|etablie?s?|etablir
    ) (?:
      a (?:son|leur) compte|en (?:solo|independante?|liberal|micro entreprise|auto entrepreneu[a-z]+)
    )
    |(?:travaill|exerc|offici|bricol|oeuvr)(?:e|ent) (?:
      a (?:son|leur) compte|en (?:solo|independante?|liberal|auto entrepreneu[a-z]+)
    )
    |(?:a|ont) (?:monte|cree|lance|ouvert) (?:sa|son|leur) (?:(?:propre|petite|micro) )?(?:
      boite|affaire|entreprise|activite|atelier|boutique|cabinet|salon|structure
    )
  )
`;

/** Verbs without object, whose subject comes after them when a place or an adverb opens the sentence: "Rue Pasteur officie X". */
const STANDS = pattern`
  (?:
    offici
    |exerc
    |travaill
    |oeuvr
    |trôn
    |tron
    |siég
    |sieg
    |brill
    |domin
    |figur
    |exist
    |subsist
    |demeur
    |rest
    |arriv
    |ferraill
    |regn
    |recoi
    |sevi
    |vien
    |surgi
    |ressor
    |apparai
    |par(?:t|ai)
    |suiv
    |succ[eè]d
  )(?:e|ent|t|nent|vent|ssent|tent|gent)
`;
const STANDS_REFLEXIVE = pattern`
  (?:se|s)(?: y)? (?:
    cach|nich|tien|tienn|trouv|detach|distingu|demarqu|impos|illustr|activ|affair|ajout|log|gliss|planqu
    |profil|devin|signal|situ|hiss|class|place|plac
  )(?:e|ent|t|nent)
  |(?:se|s) (?:est|sont) (?:recemment |depuis peu |aussi |egalement )?(?:
    installe|ouvert|etabli|implante|niche|lance|pose|glisse|ajoute
  )(?:e|s|es)?
  |(?:vous|t) (?:attend|accueill|recoi|recev|ouvr)(?:e|ent|t|vent)?
  |(?:a|ont|vient d|viennent d) (?:
    ouvert|ouvrir|rouvert|pris (?:place|ses quartiers)|elu domicile|emmenage|vu le jour
  )
`;
const INVERTED = regex`
  (?:^|\s)(?!
    (?:qui|il|elle|on|ils|elles|nous|je|tu|ce|cela|ne|n) )[a-z\d,–]+ (?:
    y |aussi |egalement )?(?:${STANDS}|${STANDS_REFLEXIVE})(?: (?:
      ensuite|alors|aussi|egalement|enfin|encore|surtout|notamment|depuis peu|desormais
      |depuis (?:un|deux|trois|quatre|dix|quelques) (?:ans|mois)|bien|en tete|juste derriere|de pres
    )
  )?(?: (?:le|la|les|l))? $
  |^(?:y )?(?:${STANDS}|${STANDS_REFLEXIVE})(?: (?:ensuite|alors|aussi|egalement|enfin|encore|surtout|notamment|en tete|juste derriere|de pres)
  )?(?: (?:le|la|les|l))? $
`;
/** Cheap look before the long pattern: such verbs end in -e or -t, or a small word follows them. */
const MAY_INVERT = /[etrs]$|enfin|aussi|peu|bien/u;
/** "Un bateau-lavoir restauré abrite X": a place, and the house in it. */
const HOUSED = regex`
  (?:^|\s)(?:
    abrit
    |heberg
    |accueill
    |dissimul
    |cach
    |log
    |renferm
  )(?:e|ent)(?: (?:depuis peu|desormais|aujourd hui|aussi|egalement|maintenant|notamment|discretement)
  )?(?: (?:le|la|les|l))? $
`;
export function comesAfterVerb({ tail }: { tail: string }): boolean {
  if (!endsInWord(tail)) return false;
  const near = tail.slice(-64);
  return (
    (mayHold(HOUSED, tail) && HOUSED.test(near)) ||
    (mayHold(INVERTED, tail) &&
      MAY_INVERT.test(lastWord(tail)) &&
      INVERTED.test(near.slice(near.length < 64 ? 0 : near.indexOf(' ') + 1)))
  );
}

/** "encadrés par X", "un atelier animé par X": who does it, without any form of "être". */
const DONE_BY = regex`
  (?:^|\s)(?:
    encadr
    |anim
    |organis
    |propos
    |assur
    |realis
    |prepar
    |serv
    |mont
    |pos
    |install
    |imagin
    |conc
    |fai
    |refai
    |repris
    |reprise
    |gere
    |tenu
    |entreten
    |restaur
    |repar
    |livr
    |lou
    |vend
    |dispens
    |donn
    |men
    |condui
  )(?:ee?s?|ie?s?|ue?s?|te?s?|se?s?)? (?:[a-z]+ment )?par (?:(?:le|la|les|l) )?$
`;
export const doneBy = ({ tail }: { tail: string }): boolean => lastWord(tail) === 'par' && DONE_BY.test(tail);
