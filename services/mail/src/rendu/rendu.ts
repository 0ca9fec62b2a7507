import type { Bouton, Lettre, Lien } from '../lettres/lettre.ts';
import { type Cible, enHtml, enTexte } from './parties.ts';

/** A letter as it is stored and sent. */
export type Rendu = { readonly sujet: string; readonly texte: string; readonly html: string };

/** The sender, and the address where replies are read as orders; without that address no order is offered. */
export type Papier = { readonly service: string; readonly commandes?: string | undefined };

/** Characters that end a line, are invisible, or change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu;

/** A text as one visible line, so that a name in it cannot start a header or a paragraph, or change the text direction. */
export const uneLigne = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();

/** Throws unless it is http or https. */
const lienSur = (lien: string): string => {
  const { protocol, href } = new URL(lien);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a link of a message is http or https');
  return href;
};

/** Makes every string of a letter one visible line, whatever names it holds. */
const nettoyer = <T>(part: T, name = ''): T => {
  if (typeof part === 'string') return (name === 'lien' ? lienSur(part) : uneLigne(part)) as T;
  if (Array.isArray(part)) return part.map((item) => nettoyer(item)) as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, nettoyer(value, key)])) as T;
};

/** A mailto link. It encodes the plus sign of an address, which some programs read as a space. */
const courrier = (address: string, sujet: string, ordre: string): string => {
  const objet = sujet.startsWith('Re: ') ? sujet : `Re: ${sujet}`;
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(objet)}&body=${encodeURIComponent(ordre)}`;
};

/** Text and HTML of a letter, both from the same words. */
export const rendre = (lettre: Lettre, { service, commandes }: Papier): Rendu => {
  const { action, boutons = [], paragraphes, faits = [], ...propre } = nettoyer(lettre);
  const { sujet } = propre;
  const cible = (next: Lien | Bouton): readonly Cible[] => {
    if ('lien' in next) return [next];
    return commandes === undefined ? [] : [{ ...next, lien: courrier(commandes, sujet, next.ordre) }];
  };
  const [first] = action === undefined ? [] : cible(action);
  const shown = {
    ...propre,
    action: first,
    boutons: boutons.flatMap(cible),
    paragraphes: paragraphes.flatMap((text) => (text ? [text] : [])),
    faits: faits.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
  return { sujet, texte: enTexte(shown), html: enHtml(shown, uneLigne(service)) };
};
