import type { Lettre } from '../lettres/lettre.ts';
import { enHtml } from './page.ts';
import { enTexte } from './texte.ts';
import { lienSur, uneLigne } from './une-ligne.ts';

/** A letter as it is kept and sent. */
export type Rendu = { readonly sujet: string; readonly texte: string; readonly html: string };

/** Whatever names a letter holds, every piece of it is one visible line before it becomes text or HTML. */
const nettoyer = ({ sujet, titre, paragraphes, action, faits, pied }: Lettre): Lettre => ({
  sujet: uneLigne(sujet),
  titre: uneLigne(titre),
  paragraphes: paragraphes.map(uneLigne),
  action: action === null ? null : { texte: uneLigne(action.texte), lien: lienSur(action.lien) },
  faits: faits.map(([label, value]) => [uneLigne(label), uneLigne(value)] as const),
  pied: uneLigne(pied),
});

/** Text and HTML of a letter, both from the same words. */
export const rendre = (lettre: Lettre, service: string): Rendu => {
  const propre = nettoyer(lettre);
  return { sujet: propre.sujet, texte: enTexte(propre), html: enHtml(propre, uneLigne(service)) };
};
