import { accord, enLettres } from '@agence/words/french';
import { dateCourte } from '../dates.ts';
import { fr, mot, type Phrase } from '../typo.ts';
import { joursDe, total } from './calculs.ts';
import type { Releve } from './releve.data.ts';
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
  const [first, last] = [jours[0], jours.at(-1)];
  if (first === undefined || last === undefined || first === last)
    return `le ${dateCourte(last ?? data.mesure.date)}`;
  return `du ${dateCourte(first)} au ${dateCourte(last)} (${enLettres(jours.length)} jours)`;
}

/** The instruction that was added to each question. */
export const consigne = ({ mesure }: Releve): Phrase =>
  fr`À chaque question s'ajoute cette consigne, mot pour mot : « ${mot(mesure.consigne)} »`;

/** For how many of the valid answers the models searched the web. */
export function recherche(data: Releve): Phrase {
  if (data.ias.every((ia) => !ia.recherche_web)) return fr`sans recherche web`;
  const n = recherches(data);
  return fr`recherche web faite pour ${n} ${accord(n, 'réponse', 'réponses')} sur ${total(data).reponses}`;
}

/** Uncertain citations of the client, by answers; null without any. */
export const incertainesDites = (n: number): Phrase | null =>
  n === 0
    ? null
    : fr`${n} ${accord(n, 'citation de votre nom est incertaine, non comptée', 'citations de votre nom sont incertaines, non comptées')}.`;
