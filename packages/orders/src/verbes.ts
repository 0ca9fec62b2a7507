/** Verbs by which something is ordered, as they are commanded or named; without accents. */
export const VERBES_D_ORDRE =
  '(?:ajout|rajout|retir|supprim|enlev|modifi|remplac|rectifi|lanc|relanc|demarr|valid|resili|coup|revoqu|desactiv|audit|diagnostiqu|autoris|plac|arret|annul|envoi|renvoi|donn|redonn|montr)(?:er|ez|e|es|ons)|(?:chang|corrig)(?:er|ez|e|es|eons)|envoyez|envoyer|renvoyez|renvoyer|choisi(?:r|s|ssez|ssons)|inscri(?:re|vez|s)|(?:re)?mett(?:re|ez|ons)|(?:re)?mets|pass(?:er|ez|e|ons)|prenez|prendre|prenons|(?:re)?faites|(?:re)?faire|refais|fais|sort(?:ir|ez)|clotur(?:er|ez|e)|stopp(?:er|ez|e)';

/** Of these somebody wants something done, wherever in a sentence they stand. */
const DU_METIER =
  /\b(?:ajout|rajout|retir|retrait(?!e)|supprim|suppress|enlev|corrig|modifi|remplac|rectifi|lanc|relanc|demarr|valid|resili|coup(?:er|ez|e|ons|ure)|revoqu|desactiv|auditer|auditez|diagnostiqu|autoris|plac(?:er|ez|ons)|inscri|chang|choisi|arretez|annul|stopp|clotur|suspend|confirm)[a-z]*/u;
/** What was done, or is so: « a changé », « est terminé », « vient d'être remplacé ». */
const ACCOMPLI =
  /\b(?:a|ai|as|ont|est|sont|suis|avons|avez|avait|avaient|ete|etait|vien[st] d(?:e|'))(?: (?:bien|deja|tout|recemment|enfin|juste|ete|etre))* [a-z]+(?:e|ee|es|ees|i|ie|is|ies|u|ue|us|ues|er|t)\b/gu;

/** What may turn an order into another one, or into none. */
export const RESERVE =
  /(?:^|[^a-z])(?:mais|sauf|hormis|excepte|attend[a-z]*|patient[a-z]*|finalement|plutot|p\.? ?s\.?(?![a-z])|ne|n'[a-z]+|pas|plus tard|aussi|egalement|ensuite|puis|non|oubli[a-z]*|si|s'(?!il (?:vous|te) plait)|seulement|uniquement|sans|quand|lorsqu[a-z']*|avant|apres (?:que?|l)|sinon|peut-etre|hesit[a-z]*|reflechi[a-z]*|enfin|jamais|stop|cependant|toutefois|pourtant|en revanche|par contre|a condition|sous reserve|je vous (?:redis|rappelle|confirmerai|dirai|recontacte)|je reviens vers|en suspens|en attente|doute|pas sure?)(?![a-z])/u;
/** Reasons that say no, and leave the order as it is. */
const REFUS_ANODINS =
  /\b(?:ne |n')?(?:le |la |les |l')?(?:arriv|reuss|parv|recoi|travaill|collabor|exerc|fai[st] (?:plus )?partie|(?:re)?trouv|figur|exist)[a-z]* (?:pas|plus)(?: partie)?|\b(?:je|on) (?:ne )?(?:sai[st]|comprends?) (?:pas|plus) (?:bien |trop )?(?:quoi|comment|ou)\b|\bn'?(?:est|sont) plus (?:client|cliente|clients|chez|dans|des|la|le|l)\b|\bn'(?:a|ont|ai|avons) plus (?:acces|besoin d)|\bs'(?:est|en va|arrete|agit|appelle|occupe)\b|\b(?:on|nous|il|elle|je) (?:n'|ne )(?:est|suis|sommes|fais|fait|faisons|vends?|vendons|proposons|propose) (?:pas|plus) (?:les|des|de|du|le|la|d')(?![a-z])|\bne fai(?:t|s|sons) plus partie|\bpas (?:celui|celle) d[e'u]\w*/gu;
const AUSSI_POUR =
  /\b((?:pour qu[e' ]|puisse|puissent|pourra|pourront|doit)[^.;?!]*?) (?:aussi|egalement)\b/gu;
/** Told, not asked for: « on arrête avec eux ». */
const RACONTE = /\b(?:on|nous|il|elle|ils|elles|qui) (?:arret|stopp|chang|quitt)[a-z]*/gu;
const QUAND =
  /\b(?:demain|apres-demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|prochain(?:s|es?|ement)?|des (?:que|lors|le|la|lundi)|d'ici|a partir d|a compter d|(?:a la )?fin (?:du |de (?:la )?|d')?(?:mois|semaine|annee|trimestre)|(?:le |au )?\d{1,2}(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|une fois|jusqu'|en attendant|bientot|tout a l'heure|dans (?:un|une|deux|trois|quatre|quelques|\d+) (?:jour|semaine|mois|heure)s?)\b/u;
const RENDEZ_VOUS =
  /\b(?:rendez-vous|rdv|reunion|presentation|comite|joignable|disponible|absente?|conges?|(?:je|on|nous) (?:le |la |les )?(?:vois|voit|voyons|rencontr|recoi|presente|rappelle))/u;

/** Whether what was typed, folded, asks for nothing and takes nothing back: a reason, a story, a signature. */
export const anodin = (folded: string): boolean => {
  const text = folded.replaceAll(REFUS_ANODINS, ' ').replaceAll(AUSSI_POUR, '$1');
  if (text.includes('?') || RESERVE.test(text)) return false;
  if (QUAND.test(text) && !RENDEZ_VOUS.test(text)) return false;
  if (/(?:^|[^a-z])(?:oui|ok|d'accord)(?![a-z])/u.test(text)) return false;
  return !DU_METIER.test(text.replaceAll(ACCOMPLI, ' ').replaceAll(RACONTE, ' '));
};
