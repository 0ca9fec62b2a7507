import { type Dit, poli } from './autour.ts';
import { type Contexte, debut } from './forme.ts';
import { corrige } from './formes.clients.ts';
import { plat } from './morceaux.ts';
import type { Ordre } from './ordre.ts';
import { parMots } from './parmots.ts';
import { sansPolitesse } from './politesse.ts';
import { anodin } from './verbes.ts';

/** What a pronoun in the next sentence may stand for, and its name. */
const OBJETS: readonly (readonly [RegExp, string])[] = [
  [/\bquestions\b(?! ?(?:n° ?|numeros? )?\d)/gu, 'questions'],
  [/\bquestions? (?:n° ?|numeros? )?(\d{1,9})(?!\d)/gu, 'question $1'],
  [/\b(?:rapports?|livrables?|documents?)\b/gu, 'rapport'],
  [/\b(?:guide|mode d'emploi|notice|documentation)\b/gu, 'guide'],
  [/\badresses? de commandes?\b/gu, 'adresse de commande'],
  [/\bcles?\b/gu, 'cles'],
  [/\bliste (?:de |des )?(?:nos |mes )?clients\b/gu, 'liste des clients'],
  [/\bdiagnostics\b/gu, 'diagnostics'],
  [/\baudit\b/gu, 'audit'],
  [/\b(?:etat|situation|point) de (?:mon|notre) (?:compte|abonnement)\b/gu, 'compte'],
];
const PRONOM = debut(
  "(?:(?:me |nous |m')?(?:la|le|les|l'|en)|[a-z]+-(?:la|le|les|l'|en)|[a-z]+-(?:nous|moi|m')[- ](?:la|le|les|en)) ?",
);

const objets = (folded: string): readonly string[] => [
  ...new Set(
    OBJETS.flatMap(([what, name]) =>
      [...folded.matchAll(what)].map(([, numero = '']) => name.replace('$1', numero)),
    ),
  ),
];

/** Whether a pronoun may stand for something else than the client. */
export const parleDAutreChose = (text: string): boolean =>
  objets(plat(text)).length > 0 || AUTRES.test(plat(text));

const AUTRES = /\b(?:adresses?|e-?mails?|pages?|logo|marque|couleur)\b|@/u;

/** « Je n’ai plus les questions. Merci de me les renvoyer. »: the pronoun stands for the one thing that was spoken of. */
const parPronom = (texte: string, avant: string, contexte: Contexte): readonly Ordre[] => {
  const said = plat(texte).replace(/[?\s.!]+$/u, '');
  if (
    !PRONOM.test(said) ||
    objets(said).length > 0 ||
    AUTRES.test(plat(avant).replaceAll(/adresses? de commandes?/gu, ''))
  )
    return [];
  const [objet, ...autres] = objets(plat(avant));
  return objet === undefined || autres.length > 0 ? [] : parMots(`${said} ${objet}`, contexte);
};

const CHAMP = '(?<champ>site(?: web| internet)?|nom|enseigne|raison sociale|ville|metier|activite)';
const A_CORRIGER = debut(
  `(?:le |la |l')?(?:corriger|corrigez|corrige|modifier|modifiez|modifie|rectifier|rectifiez|changer|mettre a jour|mettez a jour|actualiser|actualisez)(?:[- ](?:le|la))?(?: (?:le |la |l'|son |sa |leur |mon |notre )?(?:${CHAMP}|adresse du site|fiche|adresse)(?: (?:de |du |d')(?!sa |la |ma |notre |leur )[^?.:,]{2,40})?)?(?: (?:sur|dans|de) (?:sa|la|ma|notre|leur) fiche)?[\\s.!?]*$`,
);
const SITE = String.raw`(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?`;
const NOM_PROPRE = String.raw`\p{Lu}[\p{L}’'-]+(?:[ -](?:(?:sur|en|les?|la|de|du|des|lès)[ -])?\p{Lu}[\p{L}’'-]+){0,3}`;
const DESORMAIS = '(?:(?:désormais|maintenant|à présent|dorénavant|en fait|en réalité|plutôt)\\s+)?';
const VALEUR_DITE = `(?:est|c[’']est|sera|devient|:)\\s*${DESORMAIS}`;
const LE_SITE = new RegExp(
  `(?:site|adresse)[^.?!:]{0,50}?\\s*${VALEUR_DITE}(?<valeur>${SITE})[\\s.!]*$`,
  'iu',
);
const LA_VILLE = new RegExp(
  `(?:est|sont|suis|sommes|déménagé|installée?s?|située?s?)\\s+${DESORMAIS}à\\s+(?<valeur>${NOM_PROPRE})[\\s.!]*$|[Nn]ouvelle ville[^.?!:]{0,50}?\\s*${VALEUR_DITE}(?<nouvelle>${NOM_PROPRE})[\\s.!]*$`,
  'u',
);
const LE_NOM = new RegExp(
  `(?:s[’']appelle|[Nn]ouveau nom[^.?!:]{0,50}?\\s*(?:est|:))\\s*${DESORMAIS}(?<valeur>${NOM_PROPRE})[\\s.!]*$`,
  'u',
);
/** What was, or is not. */
const PAS_CELLE = /\b(?:ancien|ancienne|vieux|vieille|etait|avant|pas|plus|ne|n'[a-z]+)\b/u;

/** « Son site est en fait x.fr. Pouvez-vous le corriger ? »: what it shall be is said beside. */
const parValeur = (texte: string, beside: readonly string[], { seul }: Contexte): readonly Ordre[] => {
  const found = A_CORRIGER.exec(texte);
  const dit = found === null ? '' : beside.join(' ');
  if (found === null || seul === undefined || dit.length > 600 || PAS_CELLE.test(plat(dit))) return [];
  const champ = plat(found.groups?.['champ'] ?? '');
  const of = (what: RegExp) => [
    ...new Set(
      [dit, ...beside].flatMap((one) =>
        Object.values(what.exec(one.trim())?.groups ?? {}).filter((value) => value !== undefined),
      ),
    ),
  ];
  const values = [
    ...(/^(?:$|site|adresse)/u.test(champ) ? of(LE_SITE).map((value) => `site : ${value}`) : []),
    ...(/^(?:$|ville)/u.test(champ) && (champ !== '' || /nouvelle ville/iu.test(dit))
      ? of(LA_VILLE).map((value) => `ville : ${value}`)
      : []),
    ...(/^(?:nom|enseigne|raison)/u.test(champ) ? of(LE_NOM).map((value) => `nom : ${value}`) : []),
  ];
  const corps = values.length === 1 ? corrige(values[0] ?? '') : null;
  return corps === null ? [] : [{ geste: 'corriger', client: seul, corps }];
};

/** An order whose object, or value, the sentence before it says; everything around it changes nothing. */
export const renvoyes = (said: readonly Dit[], contexte: Contexte): readonly Ordre[] =>
  said.flatMap(({ texte }, at) => {
    const avant = said.slice(0, at).filter((one) => !poli(one.texte));
    const autres = [...avant, ...said.slice(at + 1)];
    const { texte: dit, demande } = sansPolitesse(texte);
    if (autres.length === 0 || (dit.includes('?') && !demande)) return [];
    const before = avant.map((one) => one.texte.trim()).join(' ');
    return [
      ...parPronom(dit, before, contexte),
      ...parValeur(
        dit,
        autres.filter((one) => !poli(one.texte)).map((one) => one.texte),
        contexte,
      ),
    ].filter(({ geste }) => autres.every((one) => poli(one.texte) || anodin(plat(one.texte), geste)));
  });
