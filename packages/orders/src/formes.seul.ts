import { ajustements, REMPLACER } from './ajustements.ts';
import { type Contexte, type Famille, forme, type Lecture } from './forme.ts';
import { CORRIGER, corrige, VOIR } from './formes.clients.ts';
import { AUDIT, LA_QUESTION, LAQUELLE, PAGE, POSEES } from './formes.questions.ts';
import { CHOISIR } from './lexicons/formes.questions.ts';
import type { Geste } from './ordre.ts';

/** An order about the only client there is: nobody has to name it. */
const duSeul = (geste: Geste, { seul }: Contexte, corps: object | null = {}): readonly Lecture[] =>
  seul === undefined || corps === null ? [] : [{ ordre: { geste, client: seul, corps } }];

const DE_MOI =
  '(?: (?:pour|sur|concernant|de|a propos de) (?:mon|ma|notre|nos|leur|son|sa|moi|nous)(?: (?:entreprise|site|societe|activite|commerce|compte|fiche))?)?';
/** A correction that names no other client: « ville : de … », « nom de X : … » is somebody’s. */
const sansNom = (paires: string): object | null => {
  const corps = corrige(paires);
  return corps === null || Object.values(corps).some((value) => /^(?:de|du|d[’'])\s|\s:\s/iu.test(value))
    ? null
    : corps;
};
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
        `(?:(?:pour )?${PAGE} ?[:,=-]? ?)?${CHOISIR}${LA_QUESTION}(?: (?:pour|comme sujet de) ${PAGE})?`,
        ({ numero: typed }, contexte) => duSeul('page', contexte, numero(typed)),
      ),
      forme(`(?:pour )?${PAGE} ?[:,=-]? ?${CHOISIR}${LAQUELLE}`, ({ numero: typed }, contexte) =>
        duSeul('page', contexte, numero(typed)),
      ),
      forme(`${CHOISIR}${LAQUELLE} pour ${PAGE}`, ({ numero: typed }, contexte) =>
        duSeul('page', contexte, numero(typed)),
      ),
    ],
  },
  {
    geste: 'questions',
    lit: true,
    exemples: ['Mes questions'],
    formes: [
      forme(
        `${VOIR}(?:(?:la )?liste (?:de |des )?)?(?:les |mes |nos |des )?questions${POSEES}${DE_MOI}`,
        (_, contexte) => duSeul('questions', contexte),
      ),
    ],
  },
  {
    geste: 'livrables',
    lit: true,
    exemples: ['Mes documents'],
    formes: [
      forme(
        `${VOIR}(?:tous )?(?:les |le |mes |nos |mon |notre |leurs? |ses )(?:derniers? )?(?:livrables?|documents?|rapports?|comptes? rendus?)${DE_MOI}`,
        (_, contexte) => duSeul('livrables', contexte),
      ),
    ],
  },
  {
    geste: 'audit',
    exemples: ['Audit de mon site'],
    formes: [
      forme(
        `${AUDIT}(?: (?:du|de mon|de notre|de leur|de son|mon|notre|leur|le) site(?: web| internet)?)?`,
        (_, contexte) => duSeul('audit', contexte),
      ),
    ],
  },
  {
    geste: 'corriger',
    exemples: ['Corriger : ville Cholet'],
    formes: [
      forme(
        `(?:la |le |les |l')?${CORRIGER}(?:[- ](?:la|le|les))?(?: (?:de )?(?:la|ma|notre|sa|leur|cette) fiche)? ?[:?,.]? ?(?<paires>.+)`,
        ({ paires = '' }, contexte) => duSeul('corriger', contexte, sansNom(paires)),
      ),
      forme(
        `(?:${CORRIGER}|${REMPLACER}) (?:le |la |l'|mon |ma |notre |son |sa |leur )(?:nouveau |nouvelle |ancien |ancienne )?(?<champ>site(?: web| internet)?|adresse d[eu] (?:mon |notre |son )?site(?: web| internet)?|nom|enseigne|raison sociale|ville|commune|metier|activite) (?:par|en|->|→) ?:? ?(?<valeur>\\S+(?: \\S+){0,5})`,
        ({ champ = '', valeur = '' }, contexte) =>
          duSeul(
            'corriger',
            contexte,
            sansNom(`${champ.startsWith('adresse') ? 'site' : champ} : ${valeur}`),
          ),
      ),
      forme(
        `${CORRIGER} (?:le |la |l'|mon |ma |notre |son |sa |leur )(?:site(?: web| internet)?|nom|ville|metier|activite) ?[:,.?] ?(?<paires>.+)`,
        ({ paires = '' }, contexte) => duSeul('corriger', contexte, sansNom(paires)),
      ),
    ],
  },
];
