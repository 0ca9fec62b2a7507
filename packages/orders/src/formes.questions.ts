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
import { type Contexte, type Famille, forme, type Lecture, type Pris, verbes } from './forme.ts';
import { duClient, VOIR } from './formes.clients.ts';
import { LONGEST, trouver } from './nom.ts';

const QUESTIONS = '(?:la |les |ma |mes |nos )?(?:questions? )';
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
    texte !== null && 'introuvable' in found ? [{ introuvable: found.introuvable }] : [],
  );
};

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
        `${VOIR}(?:les |mes |nos )?questions (?<nom>(?:de |du |des |d'|pour |sur |: ?)[^\\n:]+)`,
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
        `${RETIRER} ${QUESTIONS}${NUMEROS}(?<nom> (?:de |du |des |d'|pour |chez |: ?).+)`,
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
        `(?:(?:je|nous) )?${LANCER} (?:la mesure |le client |les questions |la premiere mesure )?(?<nom>[^\\n]+)`,
        ({ nom }, contexte) => ajuster(nom, contexte, { lancer: true }),
      ),
      forme(
        `(?:les )?questions (?<nom>(?:de |du |des |d'|pour |: ?)[^\\n:]+?)(?: ?:|,)?[ \\t]*\\n(?<lignes>.+)`,
        ({ nom, lignes = '' }, contexte) => plusieurs(nom, lignes, contexte),
      ),
    ],
  },
  {
    geste: 'page',
    exemples: ['Prochaine page de Plomberie Martin : question 4'],
    formes: [
      forme(
        `(?:pour )?(?:la )?(?:prochaine )?page (?<nom>(?:de |du |des |d'|pour )[^\\n]+?)(?: ?[:,=-] ?| )(?:choisir |choisissez |je choisis |ce sera |sur |c'est )?(?:la )?question ${UN_NUMERO}`,
        choisir,
      ),
      forme(
        `(?:${verbes('choisiss', 'prendr', 'not')}|choisir|prenez|prendre|je choisis|viser|visez)? ?(?:la )?question ${UN_NUMERO} pour (?:la )?(?:prochaine )?page (?<nom>(?:de |du |des |d'|pour )[^\\n]+)`,
        choisir,
      ),
    ],
  },
  {
    geste: 'audit',
    exemples: ['Audit de Plomberie Martin'],
    formes: [
      forme(
        `(?:(?:refaire|refaites|relancer|relancez|lancer|lancez|faire|faites|demander|demandez|nouvel|un|un nouvel) )*(?:l')?(?:audit|auditer|auditez)(?: technique)?(?<nom>(?: du site| le site| : ?| )[^\\n]+)`,
        ({ nom }, contexte) => duClient('audit', nom, contexte),
      ),
    ],
  },
  {
    geste: 'livrables',
    lit: true,
    exemples: ['Livrables de Plomberie Martin'],
    formes: [
      forme(
        `${VOIR}(?:les |le |mes |nos |tous les )?(?:derniers? )?(?:livrables|documents?|rapports?|comptes? rendus?)(?<nom>(?: de | du | des | d'| pour | ?: ?)[^\\n]+)`,
        ({ nom }, contexte) => duClient('livrables', nom, contexte),
      ),
    ],
  },
];
