import { queue } from './forme.ts';
import { type Geste, LISENT, PROMPTS } from './ordre.ts';

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
  /\bn'(?:ai|avons) plus (?:le|la|les|mon|notre|nos|mes) |\bn'(?:ai|a|avons|ont) (?:pas|plus) (?:(?:re)?trouve|recu|vu)s?\b|\b(?:ne |n')(?:a|ont) (?:pas|plus) (?:souhaite |voulu |desire )?(?:renouvel|reconduire?|reconduit|prolong|poursuiv|continu|pay|regl|repond|sign)[a-z]*|\bne (?:souhait|veu|desir)[a-z]* (?:pas|plus) (?:continuer|poursuivre|travailler|collaborer|renouveler|prolonger)|\b(?:n'est|ne sont) (?:pas|plus) (?:a jour|bon(?:ne)?s?|exacte?s?|correcte?s?|le bon|la bonne|valable|pertinente?s?|adaptee?s?|d'actualite)|\b(?:ne |n')?(?:le |la |les |l')?(?:correspond|concern|pai|repond|arriv|reuss|parv|recoi|travaill|collabor|exerc|fai[st] (?:plus )?partie|(?:re)?trouv|figur|exist)[a-z]* (?:pas|plus)(?: partie)?|\b(?:je|on) (?:ne )?(?:sai[st]|comprends?) (?:pas|plus) (?:bien |trop )?(?:quoi|comment|ou)\b|\bn'?(?:est|sont) plus (?:client|cliente|clients|chez|dans|des|la|le|l)\b|\bn'(?:a|ont|ai|avons) plus (?:acces|besoin d|(?:assez )?de places?)|\bs'(?:est|en va|arrete|agit|appelle|occupe)\b|\b(?:on|nous|il|elle|je) (?:n'|ne )(?:est|suis|sommes|fais|fait|faisons|vends?|vendons|proposons|propose) (?:pas|plus) (?:les|des|de|du|le|la|d')(?![a-z])|\bne fai(?:t|s|sons) plus partie|\bpas (?:celui|celle) d[e'u]\w*/gu;
const AUSSI_POUR =
  /\b((?:client|entreprise|agence|il|elle|ils|[a-z]+) (?:fait|font|vend|vendent|propose|proposent)|(?:pour qu[e' ]|puisse|puissent|pourra|pourront|doit)[^.;?!]*?) (?:aussi|egalement)\b/gu;
/** Told, not asked for: « on arrête avec eux ». */
const RACONTE =
  /\b(?:on|nous|il|elle|ils|elles|qui|agence|client|cliente|entreprise|societe) (?:arret|stopp|chang|quitt)[a-z]*/gu;
const QUAND =
  /\b(?:demain|apres-demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|prochain(?:s|es?|ement)?|des (?:que|lors|le|la|lundi)|d'ici|a partir d|a compter d|(?:a la )?fin (?:du |de (?:la )?|d')?(?:mois|semaine|annee|trimestre)|(?:le |au )?\d{1,2}(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|(?:debut|mi|fin|courant)[- ](?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|(?:l'annee|la semaine|le mois) prochaine?|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|une fois|jusqu'|en attendant|bientot|tout a l'heure|dans (?:un|une|deux|trois|quatre|quelques|\d+) (?:jour|semaine|mois|heure)s?)\b/u;
const RENDEZ_VOUS =
  /\b(?:rendez-vous|rdv|reunion|presentation|comite|joignable|disponible|absente?|conges?|(?:je|on|nous) (?:le |la |les )?(?:vois|voit|voyons|rencontr|recoi|presente|rappelle))/u;

/** What follows is somebody else’s: « le client a écrit : … ». */
const RAPPORTE =
  /\b(?:a|ont|m'a|nous|me) (?:ecrit|dit|ecris|demande|repondu|repond|propose|suggere|conseille|transfere|transmis|envoye)(?: ceci| cela| ca)?\s*:?\s*$/u;
/** Somebody else agrees: why it is ordered. */
const D_ACCORD = /\b(?:client|cliente|gerant|gerante|il|elle|patron) (?:est|sont) d'accord\b/gu;
/** Facts that have a day of their own: who comes or leaves. */
const MOUVEMENT =
  /\b(?:quitt|part(?:ira)?\b|pars\b|depart|arriv|rejoi|accueill|embauch|recrut|retraite|commence)[a-z]*/u;
/** What is over. */
const PASSE =
  /\bdepuis (?:(?:le|la|les|l'|un|une|deux|trois|plusieurs|quelques|\d+) ?)?[a-z0-9-]+(?: (?:dernier|derniere|mois|semaines?|jours?|ans?))?|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|le mois) derni[a-z]+/gu;
/** Why: « suite à un changement d’enseigne ». */
const CAUSE =
  /\b(?:suite aux?|suite a|en raison d[eu']|du fait d[eu']|a cause d[eu']|apres) ?(?:un|une|le|la|les|l'|notre|nos|votre|vos|son|sa|leur)? ?[a-z-]*(?:ement|tion|sion)s?\b(?! (?:de ce jour))/gu;
const TRAVAUX =
  /\b(?:termine|fini|fait|acheve|realise|effectue)[es]* (?:les|des|mes|ses|nos|leurs) (?:modification|changement|correction)s\b/gu;
/** What announces the corrections that follow. */
const ANNONCE =
  /\b(?:souhait[a-z]+|voici|voila|deux|trois|quelques|des|petites?|petits?|une?|mes|nos|les) (?:petites? |petits? )?(?:modification|changement|correction|ajustement)s?\b/gu;
const CORRIGENT: ReadonlySet<Geste> = new Set(['corriger', 'ajuster', 'marque']);
const JOUR =
  '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|la semaine prochaine|la fin de (?:la )?semaine|cet apres-midi|ce soir)';
/** The day or meeting before which something is wanted. */
const AVANT = `(?:avant|pour|d'ici|en vue d(?:e|'|u)) ?(?:(?:notre|mon|ma|le|la|l'|un|une|votre) ?)?(?:(?:prochaine? )?(?:rendez-vous|rdv|reunion|point|comite|presentation|appel|visio)(?: [a-z-]+){0,2}?(?: (?:de |du |d')?${JOUR}| prochaine?)?|${JOUR})(?: (?:matin|midi|soir|prochain))?(?:,? si possible)?`;
const ECHEANCE = new RegExp(`\\b${AVANT}(?![a-z])`, 'gu');
export const ECHEANCE_FINALE = queue(AVANT);

/** Whether what was typed, folded, asks for nothing and takes nothing back: a reason, a story, a signature. */
export const anodin = (folded: string, geste?: Geste): boolean => {
  const prompt = geste !== undefined && PROMPTS.has(geste);
  const said = [
    REFUS_ANODINS,
    PASSE,
    CAUSE,
    TRAVAUX,
    ...(geste !== undefined && CORRIGENT.has(geste) ? [ANNONCE] : []),
    ...(prompt ? [ECHEANCE] : []),
  ].reduce((text, one) => text.replaceAll(one, ' '), folded);
  const text = said.replaceAll(AUSSI_POUR, '$1').replaceAll(D_ACCORD, ' ');
  if (RAPPORTE.test(text)) return false;
  if (text.includes('?') || RESERVE.test(text)) return false;
  const bouge =
    geste === 'retirer' ? /\bretraite\b/u.test(text) : geste !== undefined && MOUVEMENT.test(text);
  if (QUAND.test(text) && !RENDEZ_VOUS.test(text) && !bouge && !LISENT.has(geste ?? 'retirer')) return false;
  if (/(?:^|[^a-z])(?:oui|ok|d'accord)(?![a-z])/u.test(text)) return false;
  return !DU_METIER.test(text.replaceAll(ACCOMPLI, ' ').replaceAll(RACONTE, ' '));
};
