import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { FaitFaux } from '@agence/proto/clients/v1/questions';
import { combien, majuscule } from '@agence/words/french';
import type { Section } from '../pages/cadre.ts';
import { tableau } from '../pages/vues.ts';

const chemin = (page: string): string => {
  const path = URL.parse(page)?.pathname ?? page;
  return path === '/' ? fr`page d'accueil` : path;
};

const ligne = ({ genre, dit, phrase, ias, reponses, site_dit, page, lue }: FaitFaux): readonly Vue[] => [
  majuscule(genre),
  html`${dit}<small>«\u00a0${phrase}\u00a0»</small>`,
  html`${site_dit}<small><a href=${page}>${chemin(page)}</a>${fr`, lue le ${lue}`}</small>`,
  html`${ias.join(', ')}<small>${combien(reponses, 'réponse', 'réponses')}</small>`,
];

/** What AIs say of a client and its site contradicts; null when its site contradicts nothing. */
export const fauxVus = (faux: readonly FaitFaux[]): Section | null =>
  faux.length === 0
    ? null
    : {
        titre: fr`Ce que les IA disent de ce client`,
        pleine: true,
        corps: tableau(
          ['Fait', 'Les IA disent', 'Le site dit', 'Par qui'],
          faux.map(ligne),
          fr`Ne figure ici que ce que son site contredit ; le rapport donne aussi ce qui est conforme et ce qui ne se vérifie pas.`,
        ),
      };
