import type { Contexte, Famille, Lecture } from './forme.ts';
import { AJOUTS } from './formes.ajouts.ts';
import { CLIENTS } from './formes.clients.ts';
import { COMPTE } from './formes.compte.ts';
import { QUESTIONS_ET_PAGES } from './formes.questions.ts';
import { SEUL } from './formes.seul.ts';
import { type Client, type Geste, type Introuvable, type Ordre, type Pourquoi, PROMPTS } from './ordre.ts';
import { parMots } from './parmots.ts';
import { sansPolitesse } from './politesse.ts';
import { ECHEANCE_FINALE } from './verbes.ts';

const NOMMEES: readonly Famille[] = [...QUESTIONS_ET_PAGES, ...COMPTE, ...CLIENTS, ...AJOUTS];
const FAMILLES: readonly Famille[] = [...NOMMEES, ...SEUL];

/** What a customer without an agency may ask of the account; what a plan of its own, a brand and keys are for, it has not. */
const SANS_AGENCE: ReadonlySet<Geste> = new Set([
  'compte',
  'aide',
  'resilier',
  'adresses',
  'virement',
  'oui',
  'non',
]);
/** The wordings that are shown. */
export const montrees = (seul: Client | undefined): readonly Famille[] =>
  seul === undefined ? NOMMEES : [...SEUL, ...COMPTE.filter(({ geste }) => SANS_AGENCE.has(geste))];

type Trouve = { readonly geste: Geste; readonly lecture: Lecture };

const lectures = (text: string, contexte: Contexte, toutes: readonly Famille[]): readonly Trouve[] => {
  // Who has no agency leaves by ending its account: there is no portfolio to take a client out of.
  const familles = contexte.direct === true ? toutes.filter(({ geste }) => geste !== 'retirer') : toutes;
  return [
    ...familles.flatMap(({ geste, formes }) =>
      formes.flatMap(({ motif, lire }) => {
        const found = motif.exec(text);
        if (found === null) return [];
        return lire(found.groups ?? {}, contexte).map((lecture) => ({ geste, lecture }));
      }),
    ),
    ...parMots(text, contexte)
      .filter(({ geste }) => familles.some((one) => one.geste === geste))
      .map((ordre) => ({ geste: ordre.geste, lecture: { ordre } })),
  ];
};

/** What a text says, when it is an order and nothing else. */
export type Lu =
  | { readonly ordre: Ordre }
  | { readonly geste: Geste; readonly introuvable: Introuvable }
  | { readonly pourquoi: Pourquoi; readonly lu?: Ordre };

/** What all wordings together read: one order, or none. Different orders are none. */
const uneSeule = (found: readonly Trouve[]): Lu => {
  const orders = found.flatMap(({ lecture }) => ('ordre' in lecture ? [lecture.ordre] : []));
  const distinct = new Map(orders.map((one) => [JSON.stringify(one), one]));
  const [ordre] = distinct.values();
  if (ordre !== undefined) return distinct.size === 1 ? { ordre } : { pourquoi: 'plusieurs' };
  const [missed] = found.flatMap(({ geste, lecture }) =>
    'introuvable' in lecture ? [{ geste, introuvable: lecture.introuvable }] : [],
  );
  return missed ?? { pourquoi: 'inconnu' };
};

const meilleur = (one: Lu, other: Lu): Lu => ('pourquoi' in one ? other : one);
/** What is wanted before a day: only of what is done at once. */
const sansEcheance = (texte: string, contexte: Contexte): Lu => {
  const rest = texte.replace(ECHEANCE_FINALE, '');
  const open = FAMILLES.filter(({ geste }) => PROMPTS.has(geste));
  return rest === texte
    ? { pourquoi: 'inconnu' }
    : uneSeule(lectures(sansPolitesse(rest).texte, contexte, open));
};

/** As it stands; then, when it was asked politely or only tells something, without its question mark. */
export const lire = (typed: string, contexte: Contexte): Lu => {
  const { texte, demande } = sansPolitesse(typed.replace(/[\s,;:–-]+$/u, ''));
  const asked = /\s*\?[\s.!]*$/u;
  const told = asked.test(texte) ? null : uneSeule(lectures(texte, contexte, FAMILLES));
  if (told !== null) return 'ordre' in told ? told : meilleur(sansEcheance(texte, contexte), told);
  const replaced = uneSeule(
    lectures(
      texte,
      contexte,
      FAMILLES.filter(({ geste }) => geste === 'ajuster'),
    ),
  );
  if ('ordre' in replaced && 'remplacer' in replaced.ordre.corps) return replaced;
  const open = demande ? FAMILLES : FAMILLES.filter(({ lit }) => lit === true);
  const lu = uneSeule(lectures(texte.replace(asked, ''), contexte, open));
  if ('ordre' in lu) return lu;
  const soon = demande ? sansEcheance(texte.replace(asked, ''), contexte) : lu;
  const read = meilleur(soon, lu);
  return 'pourquoi' in read && read.pourquoi === 'inconnu' ? { pourquoi: 'question' } : read;
};

/** What one text alone asks for; nothing asked counts as nothing. */
export const estOrdre = (text: string, contexte: Contexte): boolean => !('pourquoi' in lire(text, contexte));
