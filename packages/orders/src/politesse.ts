import { debut, motif, queue } from './forme.ts';

/** What politeness puts around an order. Each is stripped; nothing that could change an order stands here. */

const SALUT =
  "(?:re |re)?(?:bonjours?|bonsoir|salut|hello|coucou|bjr|bsr|slt|chere?s? (?:madame|monsieur|equipe|tous|collegues?)|madame|monsieur|messieurs|mesdames)(?:,?(?: a)? (?:tous|toutes|vous|toi|l'equipe|toute l'equipe|madame|monsieur|messieurs|et|ou|tout le monde|la team))*";
const ENTREE =
  "(?:(?:avec )?(?:toutes )?(?:mes|nos) excuses(?: pour [^,.:!?\\n]{2,40})?|(?:je suis |nous sommes )?desolee?s?(?: pour [^,.:!?\\n]{2,40})?|(?:c'est )?(?:bien )?(?:recu|note)(?![^,.!\\n])|(?:un )?(?:tres )?(?:grand )?merci pour (?:ton|ta|votre|vos|le|la|les|ce|cette|l'|cet) ?[^.,!?\\n]{2,40}|par la presente|(?:petit )?rappel|(?:c'est |tout est )?(?:parfait|tres bien|super|nickel|impeccable)|(?:c'est |tout est )?(?:bon|ok|tout bon|d'accord|parfait)(?: (?:pour|de) (?:moi|nous|mon cote|notre cote|(?:les |ces |toutes les )questions|la liste|l'ensemble))?|allez-y|allez y|urgent|important|c'est parti|bonne nouvelle|j'espere que (?:vous allez|tu vas|tout va) (?:tres )?bien|comme convenu(?: (?:au telephone|par telephone|hier|ce matin|ensemble|lors de [^,.:!?\\n]{2,40}))*|suite a (?:votre|notre) (?:mail|e-mail|message|echange|appel)|en reponse a votre (?:mail|e-mail|message))";
/** Asked of us: a question mark after it asks politely. */
const DEMANDE =
  "(?:(?:est-ce que )?(?:vous pourriez|vous pouvez|tu peux|tu pourrais)(?: bien)?|(?:pourriez|pouvez|voulez|voudriez)[- ]vous(?: bien)?|(?:peux|pourrais|veux)[- ]tu(?: bien)?|(?:auriez|aurez)[- ]vous (?:la gentillesse|l'amabilite|la possibilite) de|(?:vous )?(?:est-ce|serait-il|est-il)(?: que c'est)? possible de|svp|stp|(?:pourrais-je|pourrions-nous|pourrait-on)(?= (?:avoir|obtenir|recevoir))|s'il (?:vous|te) plait)";
const SOUHAIT =
  "(?:(?:merci|mrc) de(?: bien)?(?: vouloir)?(?: bien)?|(?:je|nous|on) (?:voudrais?|voudrions|voudrait|souhaite|souhaiterais?|souhaitons|souhaiterions|souhaiterait|veux|veut|voulons|aimerais?|aimerait|aimerions|desire|desirons)(?: bien)?|j'aimerais?|(?:je|nous) vous (?:demande|demandons|prie|prions|remercie|remercions|charge|chargeons) de(?: bien vouloir)?|(?:je|nous) vous (?:confirme|confirmons|informe|informons) que|vous remerci(?:e|ons) de(?: bien vouloir)?|veuillez(?: bien)?|priere de|demande de|(?:proceder|procedez) (?:a la|au|a l')|il (?:me |nous )?(?:faudrait|faut|faudra)|faudrait|(?:(?:j'ai|j'aurais|nous avons|nous aurions|on a|on aurait) )?besoin de|(?:pourrais|puis)-je|(?:pourrait|peut)-on|pourrions-nous|est-ce (?:que (?:je|nous)|qu'on) (?:peux|peut|pouvons|pourrais|pourrait|pourrions)|serait-il possible de|merci|et|donc|alors)";
const ELIDE =
  /^(?:merci|(?:je|nous) vous (?:prie|remercie|demande|prions|remercions|demandons)|(?:(?:j[’']ai|j[’']aurais|nous (?:avons|aurions)|on (?:a|aurait))\s+)?besoin|prière|demande|(?:serait-il|est-il|est-ce)\s+possible)\s+d(?:[’'´]\s*|\s+)(?=\p{L})/iu;
const POSSIBLE = /^(?:serait-il|est-il|est-ce)\s+possible\s+d/iu;
const A_NOUS = /^(?:(?:nous|me|moi)\s+|m[’']\s*)(?=\p{L})/iu;
const SALUT_NOM =
  /^(?:[Bb]onjour|BONJOUR|[Bb]onsoir|[Ss]alut|[Hh]ello|[Cc]oucou)\s+\p{Lu}\p{Ll}+(?=\s*[,!])/u;
const MERCIS =
  "(?:merci|mrc|thx|thanks)(?: (?:beaucoup|bcp|bien|mille fois|d'avance|par avance|a vous|a toi|a tous|encore|infiniment|pour (?:tout|(?:votre|ton|ta|vos|l') ?[^.,;!?\\n]{2,30})))*";
const SUFFIXE = `(?:svp|stp|s'il (?:vous|te) plait|${MERCIS}|d'avance merci|par avance merci)`;
const HATE =
  "(?:des que possible|au plus vite|rapidement|en urgence|d'urgence|tout de suite|immediatement|maintenant|si possible|des que vous (?:le )?pouvez|sans attendre|c'est urgent)";
const BONNE =
  '(?:(?:tres |bien )?(?:bonne|belle|excellente|bon|bel|excellent) (?:journee|soiree|semaine|apres-midi|apres midi|aprem|nuit|matinee|reception|continuation|courage|week-?end|week end|fin de (?:journee|semaine|matinee)|debut de semaine)(?: a (?:vous|tous|toi))?)';
const FIN = `(?:(?:(?:un )?(?:grand|immense|tres grand) )?${MERCIS}|merci de faire le necessaire|d'avance merci|par avance merci|avec (?:tous )?(?:mes|nos) remerciements|(?:je |nous |en )?vous (?:en )?remerci(?:e|ant|ons)(?: (?:par avance|d'avance|pour [^.,;!?\\n]{2,40}))?|(?:tres |bien )?(?:cordialement|cdlt|cdt|crdlt)|bien (?:a vous|a toi|sincerement)|bav|(?:(?:mes|nos) )?(?:sinceres |meilleures |cordiales )?salutations(?: distinguees| les meilleures)?|${BONNE}|a (?:bientot|plus(?: tard)?|tres vite|lundi|demain|tout a l'heure)|amicalement|bises?|sincerement|respectueusement|(?:dans|en) (?:l'attente|attente) de votre [^.,;!?\\n]{2,30}|(?:je vous prie d'agreer|veuillez agreer|veuillez recevoir|recevez)[^?\\n]{0,160}|(?:pour toute question,? )?(?:je |nous )?rest(?:e|ons|ant) (?:a votre (?:entiere )?disposition|joignables?)[^?\\n]{0,60}|(?:n'hesitez pas|pour toute question)[^?\\n]{0,80}|en vous souhaitant [^?\\n]{0,60})`;
/** Wherever it stands outside of a quoted question. */
const DEDANS = /[ ,]*(?<![\p{L}])(?:svp|stp|s[’']il (?:vous|te) pla[iî]t)(?![\p{L}])/giu;
const NOM = String.raw`(?:[,. ]+[\p{L}.'’-]+){0,3}`;

const salut = debut(SALUT);
const entree = debut(ENTREE);
const demande = debut(DEMANDE);
const souhait = debut(SOUHAIT);
const saluts = motif(`${SALUT}${NOM}[,;: ]*`);
const suffixe = queue(SUFFIXE);
const hate = queue(HATE);
const fin = motif(`${FIN}(?:[,.!; ]+(?:et )?${FIN})*[,.!; ]*${NOM}[, ]*`);
const entrees = motif(`${ENTREE}[,.!; ]*`);

const POSEE = /(?:rempla[cç]|chang|modifi|place de|lieu de)[^?]{0,60}\bquestion[^?]{1,400}\?/iu;
const skip = (text: string, what: RegExp): string => text.replace(what, '').replace(/^[\s,.;:!–-]+/u, '');

export const estSalut = (line: string): boolean => saluts.test(line);
export const estFin = (line: string): boolean => fin.test(line);
/** What is said before an order and asks for nothing. */
export const estEntree = (line: string): boolean => entrees.test(line);

/** The text without polite words before and after it, and whether it was asked for. */
export function sansPolitesse(text: string): { readonly texte: string; readonly demande: boolean } {
  const bare = /["«»“”]/u.test(text) ? text.trim() : text.trim().replaceAll(DEDANS, '');
  let rest = bare;
  let asked = bare !== text.trim();
  // What stands in a question that is put in is of that question.
  const posee = POSEE.test(bare);
  for (;;) {
    const before = rest;
    for (const what of [SALUT_NOM, salut, entree]) rest = skip(rest, what);
    asked ||= demande.test(rest) || POSSIBLE.test(rest);
    for (const what of [demande, ELIDE, souhait]) {
      const next = skip(rest, what);
      rest = next === rest ? rest : next.replace(A_NOUS, '');
    }
    if (rest === before) break;
  }
  for (;;) {
    const question = /\s*\?\s*$/u.test(rest) ? ' ?' : '';
    const told = question === '' ? rest : rest.replace(/\s*\?\s*$/u, '');
    const calm = posee ? told : told.replace(hate, '');
    const next = posee && question !== '' ? calm : calm.replace(suffixe, '');
    if (next === told || next === '') return { texte: rest, demande: asked };
    asked ||= next !== calm;
    rest = `${next}${question}`;
  }
}
