import { isoDay, readableDay, readableMonth } from '@agence/words/paris';
import { deMois } from '../documents/dates.ts';
import { effacerSiEfface } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';
import { FORMES } from './genre.ts';
import type { Livrable } from './livrable.store.ts';
import { slug } from './slug.ts';

type AEcrire = Pick<Livrable, 'compte' | 'client' | 'mesure' | 'genre'> & {
  readonly document: string;
  /** The subject of the document: a business, a question. */
  readonly sujet: string;
  readonly at: Date;
  /** Not the first of its month: title and file name give the day instead of the month. */
  readonly du_jour?: boolean | undefined;
};

/** The document's number and its day (YYYY-MM-DD in Paris). */
export type Entete = { readonly numero: string; readonly jour: string };

type Rendu = Pick<Livrable, 'simulee' | 'non_lu' | 'n' | 'html'>;

/** Every document is stored here: numbered, titled, named, and written once under the given id. */
export const ecrireLivrable = async (
  needs: Needs,
  { document, sujet, at, du_jour = false, ...rest }: AEcrire,
  rendre: (entete: Entete) => Rendu,
): Promise<void> => {
  const { lettre, intitule, numero, fichier } = FORMES[rest.genre];
  const jour = isoDay(at);
  const date = { jour, mois: jour.slice(0, 7) };
  const fin = fichier === null ? '' : `-${date[du_jour ? 'jour' : fichier]}`;
  await needs.livrables.keep({
    _id: document,
    ...rest,
    periode: readableMonth(at),
    titre: `${intitule} ${du_jour || numero === 'jour' ? `du ${readableDay(at)}` : `${deMois(jour)} ${jour.slice(0, 4)}`} – ${sujet}`,
    etat: 'prêt',
    cree: at,
    nom_de_fichier: `${rest.genre}-${slug(sujet)}${fin}.html`,
    ...rendre({ numero: `${lettre}-${date[numero]}-${document.slice(-6).toUpperCase()}`, jour }),
  });
  await effacerSiEfface(needs, rest);
};

type Ecrit = Pick<Livrable, 'compte' | 'client' | 'genre'> & {
  readonly document: string;
  readonly n?: number;
};

/** Tells clients of a document that no measurement hands in; a repetition changes nothing. */
export const annoncerLivrable = async (
  { dossiers }: Pick<Needs, 'dossiers'>,
  { compte, client, genre, document, n }: Ecrit,
): Promise<void> => {
  const command_id = `${document}:remise`;
  await dossiers.remettreDocument({ compte, client, command_id, document: { id: document, genre, n } });
};
