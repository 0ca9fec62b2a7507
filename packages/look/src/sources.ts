import { fr } from '@agence/gesture';
import type { PageLue } from '@agence/proto/measurement/v1/readings';
import { combien, nombre } from '@agence/words/french';

/** A kind of site in words; `client`: how the reader names the client's own. */
export const genreDit = (genre: string, client: string): string => {
  if (genre === 'client') return client;
  if (genre === 'concurrent') return fr`site d'un concurrent`;
  return genre === 'autre' ? fr`autre site` : genre;
};

/** A page given as a source with competitors: `sans` answers without the client, `avec` others with it. */
type PageAGagner = Pick<PageLue, 'adresse' | 'genre' | 'sans' | 'avec'> & {
  readonly concurrents: readonly string[];
};

const NAMED = 3;

/** Marks of direction, and ends of lines, would change the lines around them. */
const plain = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

/** The pages as a list to copy, a line each. `qui`: the client as the reader names it. */
export const listeAGagner = (pages: readonly PageAGagner[], qui: string): string =>
  pages
    .map(({ adresse, genre, sans, avec, concurrents }) => {
      const names = concurrents.slice(0, NAMED).map(plain).join(', ');
      const without = fr`${combien(sans, 'réponse', 'réponses')} sans ${qui} (${names})`;
      return fr`${plain(adresse)} – ${genre} – ${without}${avec === 0 ? '' : fr`, ${nombre(avec)} avec ${qui}`}`;
    })
    .join('\n');
