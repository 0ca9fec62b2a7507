import { fr, type Phrase } from '../typo.ts';
import { total } from './calculs.ts';
import type { Releve } from './releve.data.ts';

/** Asks readers with a question about a figure to quote the number of the document, which holds the counts. */
export function citezLeNumero(data: Releve): Phrase {
  const n = total(data).reponses;
  if (n === 0) return fr`Écrivez-nous en citant le numéro du document.`;
  const counted = n === 1 ? fr`de sa réponse` : fr`de ses ${n} réponses`;
  const dated = data.extraits.length === 0 ? '' : ' et des extraits datés';
  return fr`Écrivez-nous en citant le numéro du document : il contient le décompte ${counted}${dated}.`;
}
