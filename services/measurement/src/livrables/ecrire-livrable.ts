import { isoDay, readableDay, readableMonth } from '@agence/words/paris';
import { effacerSiEfface } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';
import { FORMES } from './genre.ts';
import type { Livrable } from './livrable.store.ts';
import { slug } from './slug.ts';

type AEcrire = Pick<Livrable, 'compte' | 'client' | 'mesure' | 'genre'> & {
  readonly document: string;
  /** What it is about: a business, a question. */
  readonly sujet: string;
  readonly at: Date;
  /** Not the first of its month: its title and its file say the day. */
  readonly du_jour?: boolean | undefined;
};

/** What a page says of itself: its number and the day (YYYY-MM-DD in Paris) it was drawn up. */
export type Entete = { readonly numero: string; readonly jour: string };

type Rendu = Pick<Livrable, 'simulee' | 'non_lu' | 'n' | 'html'>;

/** The one door of documents: numbers, titles, names and keeps one of any kind, under the id given; written once. */
export const ecrireLivrable = async (
  needs: Needs,
  { document, sujet, at, du_jour = false, ...of }: AEcrire,
  rendre: (entete: Entete) => Rendu,
): Promise<void> => {
  const { lettre, intitule, numero, fichier } = FORMES[of.genre];
  const jour = isoDay(at);
  const date = { jour, mois: jour.slice(0, 7) };
  const fin = fichier === null ? '' : `-${date[du_jour ? 'jour' : fichier]}`;
  await needs.livrables.keep({
    _id: document,
    ...of,
    periode: readableMonth(at),
    titre: `${intitule}${du_jour ? ` du ${readableDay(at)}` : ''} – ${sujet}`,
    etat: 'prêt',
    cree: at,
    nom_de_fichier: `${of.genre}-${slug(sujet)}${fin}.html`,
    ...rendre({ numero: `${lettre}-${date[numero]}-${document.slice(-6).toUpperCase()}`, jour }),
  });
  await effacerSiEfface(needs, of);
};

type Ecrit = Pick<Livrable, 'compte' | 'client' | 'genre'> & {
  readonly document: string;
  readonly n?: number;
};

/** Tells clients of a document that no measurement hands in; told again, it is the same. */
export const annoncerLivrable = async (
  { dossiers }: Pick<Needs, 'dossiers'>,
  { compte, client, genre, document, n }: Ecrit,
): Promise<void> => {
  const command_id = `${document}:remise`;
  await dossiers.remettreDocument({ compte, client, command_id, document: { id: document, genre, n } });
};
