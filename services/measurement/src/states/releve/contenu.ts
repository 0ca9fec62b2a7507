import { accord, combien, enLettres } from '@agence/words/french';
import { dateCourte } from '../../documents/dates.ts';
import { fr, mot, type Phrase } from '../../documents/typo.ts';
import { joursDe, total } from './calculs.ts';
import type { Ecart, Releve } from './releve.data.ts';
import { recherches } from './sources.ts';

/** Asks readers with a question about a figure to quote the number of the document, which holds the counts. */
export function citezLeNumero(data: Releve): Phrase {
  const n = total(data).reponses;
  if (n === 0) return fr`Écrivez-nous en citant le numéro du document.`;
  const counted = n === 1 ? fr`de sa réponse` : fr`de ses ${n} réponses`;
  const dated = data.extraits.length === 0 ? '' : ' et des extraits datés';
  return fr`Écrivez-nous en citant le numéro du document : il contient le décompte ${counted}${dated}.`;
}

/** "le 12/11/2026", "du 12/11/2026 au 16/11/2026 (cinq jours)" */
export function quand(data: Releve): string {
  const jours = joursDe(data);
  const [first = data.mesure.date] = jours;
  const last = jours.at(-1) ?? first;
  if (first === last) return `le ${dateCourte(last)}`;
  return `du ${dateCourte(first)} au ${dateCourte(last)} (${enLettres(jours.length)} jours)`;
}

export const consigne = ({ mesure }: Releve): Phrase =>
  fr`À chaque question s'ajoute cette consigne, mot pour mot : « ${mot(mesure.consigne)} »`;

/** For how many of the valid answers the models searched the web. */
export function recherche(data: Releve): Phrase {
  if (data.ias.every((ia) => !ia.recherche_web)) return fr`sans recherche web`;
  const n = recherches(data);
  return fr`recherche web faite pour ${combien(n, 'réponse', 'réponses')} sur ${total(data).reponses}`;
}

/** Uncertain citations of the client, by answers; null without any. */
export const incertainesDites = (n: number): Phrase | null =>
  n === 0
    ? null
    : fr`${combien(n, 'citation de votre nom est incertaine, non comptée', 'citations de votre nom sont incertaines, non comptées')}.`;

const ECARTS: Record<Ecart, readonly [one: string, many: string]> = {
  vide: ['vide', 'vides'],
  coupee: ['coupée', 'coupées'],
  refus: ['sans réponse à la question', 'sans réponse à la question'],
  erreur: ['en erreur', 'en erreur'],
  inconnue: ['d’issue inconnue', 'd’issue inconnue'],
};

export const ecartDit = (why: Ecart, n: number): string => accord(n, ...ECARTS[why]);

/** All reasons, in the words of the table: "écartées (vides, coupées, … ou …)". */
export function ecartees(n: number): string {
  const all = Object.values(ECARTS).map((words) => accord(n, ...words));
  return `${accord(n, 'écartée', 'écartées')} (${all.slice(0, -1).join(', ')} ou ${all.at(-1)})`;
}

/** Shares that people can picture, with their words. */
const FREQUENCES: readonly (readonly [share: number, words: string])[] = [
  [1 / 20, 'une fois sur vingt'],
  [1 / 15, 'une fois sur quinze'],
  [1 / 10, 'une fois sur dix'],
  [1 / 5, 'une fois sur cinq'],
  [1 / 4, 'une fois sur quatre'],
  [1 / 3, 'une fois sur trois'],
  [2 / 5, 'deux fois sur cinq'],
  [1 / 2, 'une fois sur deux'],
  [3 / 5, 'trois fois sur cinq'],
  [2 / 3, 'deux fois sur trois'],
  [3 / 4, 'trois fois sur quatre'],
  [4 / 5, 'quatre fois sur cinq'],
  [9 / 10, 'neuf fois sur dix'],
];

const ALMOST_ALWAYS = 0.94;

/** The nearest of these shares in words; null for never. On a tie the smaller share wins. */
export function frequence(cite: number, reponses: number): string | null {
  const share = reponses === 0 ? 0 : cite / reponses;
  if (share === 0) return null;
  if (share >= ALMOST_ALWAYS) return 'à chaque fois';
  const apart = (frequency: (typeof FREQUENCES)[number]) => Math.abs(frequency[0] - share);
  return FREQUENCES.reduce((a, b) => (apart(b) < apart(a) - 1e-9 ? b : a))[1];
}

/** What a person who asks once may expect. */
export function sonde(cite: number, reponses: number): Phrase {
  const often = frequence(cite, reponses);
  if (often === null) return fr`Si vous posez la question, attendez-vous à ne pas voir votre nom.`;
  const about = often === 'à chaque fois' ? 'presque' : 'environ';
  return fr`Si vous posez la question, attendez-vous à voir votre nom ${about} ${often}.`;
}
