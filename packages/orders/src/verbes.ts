import { queue } from './forme.ts';
import { DU_METIER, QUAND, REFUS_ANODINS, RESERVE } from './lexicons/verbes.ts';
import { type Geste, LISENT, PROMPTS } from './ordre.ts';

/** What was done, or is so: « a changé », « est terminé », « vient d'être remplacé ». */
const ACCOMPLI =
  /\b(?:a|ai|as|ont|est|sont|suis|avons|avez|avait|avaient|ete|etait|vien[st] d(?:e|'))(?: (?:bien|deja|tout|recemment|enfin|juste|ete|etre))* [a-z]+(?:e|ee|es|ees|i|ie|is|ies|u|ue|us|ues|er|t)\b/gu;

const AUSSI_POUR =
  /\b((?:client|entreprise|agence|il|elle|ils|[a-z]+) (?:fait|font|vend|vendent|propose|proposent)|(?:pour qu[e' ]|puisse|puissent|pourra|pourront|doit)[^.;?!]*?) (?:aussi|egalement)\b/gu;
/** Told, not asked for: « on arrête avec eux ». */
const RACONTE =
  /\b(?:on|nous|il|elle|ils|elles|qui|agence|client|cliente|entreprise|societe) (?:arret|stopp|chang|quitt)[a-z]*/gu;
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
