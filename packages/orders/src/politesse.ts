import { debut, motif, queue } from './forme.ts';

/** What politeness puts around an order. Each is stripped; nothing that could change an order stands here. */

const SALUT =
  "(?:re |re)?(?:bonjour|bonsoir|salut|hello|coucou|bjr|chere?s? (?:madame|monsieur|equipe|tous|collegues?)|madame|monsieur|messieurs|mesdames)(?:(?: a)? (?:tous|toutes|vous|toi|l'equipe|toute l'equipe|madame|monsieur|messieurs|et|ou|tout le monde))*";
const ENTREE =
  "(?:j'espere que (?:vous allez|tu vas|tout va) (?:tres )?bien|comme convenu|suite a (?:votre|notre) (?:mail|e-mail|message|echange|appel)|en reponse a votre (?:mail|e-mail|message))";
/** Asked of us: a question mark after it asks politely. */
const DEMANDE =
  "(?:(?:est-ce que )?(?:vous pourriez|vous pouvez|tu peux|tu pourrais)|(?:pourriez|pouvez|voulez|voudriez)[- ]vous(?: bien)?|(?:peux|pourrais|veux)[- ]tu(?: bien)?|svp|stp|s'il (?:vous|te) plait)";
const SOUHAIT =
  "(?:merci de(?: bien vouloir)?|(?:je|nous|on) (?:voudrais|voudrions|voudrait|souhaite|souhaiterais|souhaitons|souhaiterions|veux|veut|voulons|aimerais|aimerait|aimerions|desire|desirons)|j'aimerais|je vous (?:demande|prie|remercie) de(?: bien vouloir)?|(?:veuillez(?: bien)?|priere de|il faudrait|il faut|il faudra|j'ai besoin de|nous avons besoin de)|merci)";
const ELIDE =
  /^(?:merci|je vous (?:prie|remercie|demande)|j[’']ai besoin|nous avons besoin|prière)\s+d[’']\s*(?=\p{L})/iu;
const SALUT_NOM =
  /^(?:[Bb]onjour|BONJOUR|[Bb]onsoir|[Ss]alut|[Hh]ello|[Cc]oucou)\s+\p{Lu}\p{Ll}+(?=\s*[,!])/u;
const SUFFIXE =
  "(?:svp|stp|s'il (?:vous|te) plait|merci(?: (?:beaucoup|bien|d'avance|par avance|a vous|infiniment))?|d'avance merci|par avance merci)";
const FIN =
  "(?:merci(?: (?:beaucoup|bien|d'avance|par avance|a vous|a toi|a tous|encore|infiniment|pour (?:tout|votre (?:aide|retour|travail|reactivite))))?|d'avance merci|avec (?:tous )?mes remerciements|en vous remerciant(?: (?:par avance|d'avance))?|(?:tres |bien )?cordialement|bien (?:a vous|a toi)|(?:sinceres |meilleures |cordiales )?salutations(?: distinguees)?|bonne (?:journee|soiree|semaine|reception|continuation|fin de (?:journee|semaine))|(?:bon|excellent) (?:week-end|weekend)|belle journee|excellente journee|a bientot|a plus(?: tard)?|amicalement|cdlt|cdt|bav|sincerement|respectueusement|crdlt|dans l'attente de votre retour)";
const NOM = String.raw`(?:[,. ]+[\p{L}.'’-]+){0,3}`;

const salut = debut(SALUT);
const entree = debut(ENTREE);
const demande = debut(DEMANDE);
const souhait = debut(SOUHAIT);
const saluts = motif(`${SALUT}${NOM}[,;: ]*`);
const suffixe = queue(SUFFIXE);
const fin = motif(`${FIN}(?:[,.!; ]+(?:et )?${FIN})*[,.!; ]*${NOM}[, ]*`);

const skip = (text: string, what: RegExp): string => text.replace(what, '').replace(/^[\s,.;:!–-]+/u, '');

export const estSalut = (line: string): boolean => saluts.test(line);
export const estFin = (line: string): boolean => fin.test(line);

/** The text without polite words before and after it, and whether it was asked for. */
export function sansPolitesse(text: string): { readonly texte: string; readonly demande: boolean } {
  let rest = text.trim();
  let asked = false;
  for (;;) {
    const before = rest;
    for (const what of [SALUT_NOM, salut, entree]) rest = skip(rest, what);
    asked ||= demande.test(rest);
    for (const what of [demande, ELIDE, souhait]) rest = skip(rest, what);
    if (rest === before) break;
  }
  for (;;) {
    const question = /\s*\?\s*$/u.test(rest) ? ' ?' : '';
    const bare = question === '' ? rest : rest.replace(/\s*\?\s*$/u, '');
    const next = bare.replace(suffixe, '');
    if (next === bare || next === '') return { texte: rest, demande: asked };
    asked = true;
    rest = `${next}${question}`;
  }
}
