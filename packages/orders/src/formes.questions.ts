import {
  ajustements,
  LANCER,
  NUMEROS,
  numeros,
  question,
  REMPLACER,
  RETIRER,
  UN_NUMERO,
} from './ajustements.ts';
import { type Contexte, type Famille, forme, type Lecture, type Pris } from './forme.ts';
import { duClient, VOIR } from './formes.clients.ts';
import { CHOISIR } from './lexicons/formes.questions.ts';
import { LONGEST, trouver } from './nom.ts';

const QUESTIONS = '(?:la |les |ma |mes |nos )?(?:questions? )';
export const POSEES =
  "(?: (?:que vous (?:posez|poserez|allez poser)|posees|suivies|mesurees|utilisees|qui (?:sont|seront) posees|qu'on (?:pose|posera)|prevues))?(?: aux? (?:ias?|intelligences artificielles|modeles|robots|chatgpt))?";
const PAR = /\s+(?:par|en|->|→)\s*:?\s+|\s*:\s+/giu;

/** « X par Y »: names may hold that word too, so each place is tried, and one alone must name a client. */
const remplacer = (numero: string, reste: string, { clients }: Contexte): readonly Lecture[] => {
  const places = [...reste.slice(0, LONGEST).matchAll(PAR)];
  const read = places.map(({ index, 0: sign }) => {
    const texte = question(reste.slice(index + sign.length));
    return { texte, found: trouver(reste.slice(0, index), clients) };
  });
  const certain = read.flatMap(({ texte, found }): readonly Lecture[] =>
    texte !== null && 'client' in found
      ? [{ ordre: { geste: 'ajuster', client: found.client, corps: { remplacer: { [numero]: texte } } } }]
      : [],
  );
  if (certain.length > 0) return certain;
  return read.flatMap(({ texte, found }) =>
    texte?.endsWith('?') === true && 'introuvable' in found ? [{ introuvable: found.introuvable }] : [],
  );
};

/** What a page is chosen with, by whoever needs to name a client and by whoever has only one. */
export const PAGE =
  '(?:(?:choix|sujet|theme) (?:de |pour |d.)?)?(?:la |ma |notre |cette )?(?:(?:prochaine|nouvelle) page|page (?:suivante|du mois|a venir|d.apres)|page)';
const ENTRE_PARENTHESES = '(?: ?\\([^()\\n?]{1,80}\\))?';
export const LA_QUESTION = `(?:la |sur la |pour la )?question ${UN_NUMERO}${ENTRE_PARENTHESES}`;
/** Beside the word « page » its number is enough. */
export const LAQUELLE = `(?:(?:la |sur la |pour la )?question |(?:sur )?la )${UN_NUMERO}${ENTRE_PARENTHESES}`;
export const AUDIT =
  "(?:(?:(?:re)?(?:faire|faites|fais|lancer|lancez|lance|demander|demandez)|avoir|obtenir|recevoir|nouvel|nouveau|un|d'un|mettre a jour|renouveler)(?:[- ](?:moi|nous))? )*(?:l'|d'un |un |le )?(?:nouvel |nouveau )?(?:audit|auditer|auditez)(?: technique)?";

const choisir = ({ nom, numero = '' }: Pris, contexte: Contexte): readonly Lecture[] =>
  duClient('page', nom, contexte, { numero: Number(numero) });

const ajuster = (nom: string | undefined, contexte: Contexte, corps: object): readonly Lecture[] =>
  duClient('ajuster', nom, contexte, corps);

const plusieurs = (nom: string | undefined, lignes: string, contexte: Contexte): readonly Lecture[] => {
  const corps = ajustements(lignes);
  return corps === null ? [] : ajuster(nom, contexte, corps);
};

export const QUESTIONS_ET_PAGES: readonly Famille[] = [
  {
    geste: 'questions',
    lit: true,
    exemples: ['Questions de Plomberie Martin'],
    formes: [
      forme(
        `${VOIR}(?:(?:la )?liste (?:de |des )?(?:toutes )?)?(?:les |mes |nos |des )?questions${POSEES} (?<nom>(?:de |du |des |d'|pour |sur |chez |concernant |a propos de |: ?)[^\\n:]+)`,
        ({ nom }, contexte) => duClient('questions', nom, contexte),
      ),
    ],
  },
  {
    geste: 'ajuster',
    exemples: [
      'Remplacer la question 3 de Plomberie Martin par « … »',
      'Retirer la question 3 de Plomberie Martin',
      'Lancer Plomberie Martin',
    ],
    formes: [
      forme(
        `${RETIRER} (?:${QUESTIONS}|la |les )${NUMEROS}(?<nom> (?:de |du |des |d'|pour |chez |: ?).+?),? (?:et|puis|et puis)(?: de)? ${LANCER}(?: la mesure| le reste)?`,
        ({ numeros: typed, nom }, contexte) =>
          ajuster(nom, contexte, { retirer: numeros(typed), lancer: true }),
      ),
      forme(
        `${RETIRER} (?:${QUESTIONS}|la |les )${NUMEROS}(?<nom> (?:de |du |des |d'|pour |chez |: ?).+)`,
        ({ numeros: typed, nom }, contexte) => ajuster(nom, contexte, { retirer: numeros(typed) }),
      ),
      forme(
        `${REMPLACER} (?:la )?question ${UN_NUMERO} (?<reste>.+)`,
        ({ numero = '', reste = '' }, contexte) => remplacer(numero, reste, contexte),
      ),
      forme(
        `(?:pour |chez )?(?<nom>[^\\n]+?),? ${REMPLACER} (?:la )?question ${UN_NUMERO} (?:par|en) ?:? ?(?<texte>.+)`,
        ({ nom, numero = '', texte = '' }, contexte) => {
          const asked = question(texte);
          return asked === null ? [] : ajuster(nom, contexte, { remplacer: { [numero]: asked } });
        },
      ),
      forme(
        `(?:pour |(?:je|nous|on) (?:peux |peut |pouvons )?)?${LANCER} (?:(?:la mesure|le client|les questions|la premiere mesure|l'analyse|tout)(?= ) ?)?(?<nom>[^\\n]+)`,
        ({ nom }, contexte) => ajuster(nom, contexte, { lancer: true }),
      ),
      forme(
        `(?:(?:(?:les )?questions (?:de |du |des |d'|pour |: ?)|(?:pour |chez |concernant )(?:les questions (?:de |du |d'))?)(?<nom>[^\\n:]+?)(?: ?:|,)?[ \\t]*\\n|pour (?<nom2>[^\\n:,]+?) ?[:,] ?)(?<lignes>.+)`,
        ({ nom, nom2, lignes = '' }, contexte) => plusieurs(nom ?? nom2, lignes, contexte),
      ),
      forme(
        `(?<tete>(?:la |les )?questions? ${NUMEROS}) (?<nom>(?:de |du |des |d'|pour |chez )[^\\n:]+?) ?[:,] ?(?<lignes>.+)`,
        ({ tete = '', nom, lignes = '' }, contexte) => plusieurs(nom, `${tete} : ${lignes}`, contexte),
      ),
      forme(`(?<nom>[^\\n:]+?) ?:[ \\t]*\\n?(?<lignes>.+)`, ({ nom, lignes = '' }, contexte) =>
        plusieurs(nom, lignes, contexte).filter((one) => 'ordre' in one),
      ),
    ],
  },
  {
    geste: 'page',
    exemples: ['Prochaine page de Plomberie Martin : question 4'],
    formes: [
      forme(
        `(?:pour )?${PAGE} (?<nom>(?:(?:de |du |des |d'|pour |chez )?)[^\\n]+?)(?: ?[:,=-] ?| )${CHOISIR}${LAQUELLE}`,
        choisir,
      ),
      forme(`(?:pour |chez )(?<nom>[^\\n:,]+?) ?, ?${CHOISIR}${LAQUELLE} pour ${PAGE}`, choisir),
      forme(
        `${CHOISIR}${LAQUELLE} (?:pour|comme sujet de|sur) ${PAGE} (?<nom>(?:de |du |des |d'|pour |chez )[^\\n]+)`,
        choisir,
      ),
      forme(
        `(?:pour |chez )?(?<nom>[^\\n:,]+?) ?[:,-] ?(?:pour )?${PAGE}(?: ?[:,=-] ?| )${CHOISIR}${LAQUELLE}`,
        choisir,
      ),
    ],
  },
  {
    geste: 'audit',
    exemples: ['Audit de Plomberie Martin'],
    formes: [
      forme(`${AUDIT}(?<nom>(?: du site(?: web| internet)?| le site| : ?| )[^\\n]+)`, ({ nom }, contexte) =>
        duClient('audit', nom, contexte),
      ),
    ],
  },
  {
    geste: 'livrables',
    lit: true,
    exemples: ['Livrables de Plomberie Martin'],
    formes: [
      forme(
        `${VOIR}(?:les |le |mes |nos |tous les |tous nos |l'ensemble des )?(?:derniers? )?(?:livrables?|documents?|rapports?|comptes? rendus?)(?: disponibles?| prets?)?(?<nom>(?: de | du | des | d'| pour | sur | concernant | ?: ?| )[^\\n]+)`,
        ({ nom }, contexte) => duClient('livrables', nom, contexte),
      ),
    ],
  },
];
