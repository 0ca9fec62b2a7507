import { ajustements, UN_NUMERO } from './ajustements.ts';
import { type Contexte, type Famille, forme, type Lecture } from './forme.ts';
import { CORRIGER, corrige, VOIR } from './formes.clients.ts';
import type { Geste } from './ordre.ts';

/** An order about the only client there is: nobody has to name it. */
const duSeul = (geste: Geste, { seul }: Contexte, corps: object | null = {}): readonly Lecture[] =>
  seul === undefined || corps === null ? [] : [{ ordre: { geste, client: seul, corps } }];

const numero = (typed: string | undefined) => ({ numero: Number(typed) });

/** The wordings of a customer that is its account's only client. */
export const SEUL: readonly Famille[] = [
  {
    geste: 'ajuster',
    exemples: ['Lancer', 'Remplacer la question 3 par « … »', 'Retirer la question 3'],
    formes: [
      forme('(?<lignes>.+)', ({ lignes = '' }, contexte) => duSeul('ajuster', contexte, ajustements(lignes))),
    ],
  },
  {
    geste: 'page',
    exemples: ['Prochaine page : question 4'],
    formes: [
      forme(
        `(?:(?:pour )?(?:la |ma )?(?:prochaine )?page ?[:,=-]? ?)?(?:choisir |choisissez |je choisis |ce sera |sur |c'est )?(?:la )?question ${UN_NUMERO}(?: pour (?:la |ma )?(?:prochaine )?page)?`,
        ({ numero: typed }, contexte) => duSeul('page', contexte, numero(typed)),
      ),
    ],
  },
  {
    geste: 'questions',
    lit: true,
    exemples: ['Mes questions'],
    formes: [forme(`${VOIR}(?:les |mes |nos )questions`, (_, contexte) => duSeul('questions', contexte))],
  },
  {
    geste: 'livrables',
    lit: true,
    exemples: ['Mes documents'],
    formes: [
      forme(
        `${VOIR}(?:les |le |mes |nos |mon |notre )(?:derniers? )?(?:livrables|documents?|rapports?)`,
        (_, contexte) => duSeul('livrables', contexte),
      ),
    ],
  },
  {
    geste: 'audit',
    exemples: ['Audit de mon site'],
    formes: [
      forme(
        "(?:(?:refaire|refaites|relancer|relancez|lancer|lancez|faire|faites|demander|demandez|nouvel|un|un nouvel) )*(?:l')?audit(?: technique)?(?: (?:du|de mon|de notre) site)?",
        (_, contexte) => duSeul('audit', contexte),
      ),
    ],
  },
  {
    geste: 'corriger',
    exemples: ['Corriger : ville Cholet'],
    formes: [
      forme(`${CORRIGER} ?:? ?(?<paires>.+)`, ({ paires = '' }, contexte) =>
        duSeul('corriger', contexte, corrige(paires)),
      ),
    ],
  },
];
