import type { typesetAnswer } from '@agence/reading';
import { DOCUMENT_KINDS } from '@agence/words/document-kinds';
import { isoDay, readableDay } from '@agence/words/paris';
import { callable } from '../cells/means.ts';
import { deMois } from '../documents/dates.ts';
import type { Agence, Simulable } from '../documents/document.data.ts';
import { monthOf } from '../mesures/days.ts';
import { effacerSiEfface } from '../mesures/effacer-client.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import type { Livrable } from './livrable.store.ts';
import { slug } from './slug.ts';

/** The brand on a document: the service's own for a customer without an agency. An unreadable account is a fault. */
export const agenceDe = async ({ accounts, service }: Needs, compte: string): Promise<Agence> => {
  const { result } = await accounts.lireCompte({ compte });
  if (result?.$case === 'compte' && result.value.direct === true) return service;
  const marque = result?.$case === 'compte' ? result.value.marque : undefined;
  if (marque === undefined) throw new Error(`the brand of account ${compte} cannot be read`);
  const { nom, couleur, contact } = marque;
  return { nom, couleur, contact };
};

type AEcrire = Pick<Livrable, 'compte' | 'client' | 'mesure' | 'genre'> & {
  readonly document: string;
  readonly sujet: string;
  readonly at: Date;
  /** The month that it is of, YYYY-MM; absent: that of `at`. */
  readonly mois?: string;
  /** Not the first of its month: title and file name give the day instead of the month. */
  readonly du_jour?: boolean | undefined;
};

/** The document's number and its day (YYYY-MM-DD in Paris). */
type Entete = { readonly numero: string; readonly jour: string };

/** Stores a document once under the given id. A repetition changes nothing. */
export const ecrireLivrable = async (
  needs: Needs,
  { document, sujet, at, mois = isoDay(at).slice(0, 7), du_jour = false, ...rest }: AEcrire,
  rendre: (entete: Entete) => Pick<Livrable, 'simulee' | 'non_lu' | 'n' | 'html'>,
): Promise<void> => {
  const { letter, title, number, file } = DOCUMENT_KINDS[rest.genre];
  const date = { jour: isoDay(at), mois };
  const fin = file === null ? '' : `-${date[du_jour ? 'jour' : file]}`;
  const quand =
    du_jour || number === 'jour' ? `du ${readableDay(at)}` : `${deMois(mois)} ${mois.slice(0, 4)}`;
  const numero = `${letter}-${date[number]}-${document.slice(-6).toUpperCase()}`;
  await needs.livrables.keep({
    _id: document,
    ...rest,
    periode: mois.split('-').reverse().join('/'),
    titre: `${title} ${quand} – ${sujet}`,
    etat: 'prêt',
    cree: at,
    nom_de_fichier: `${rest.genre}-${slug(sujet)}${fin}.html`,
    ...rendre({ numero, jour: date.jour }),
  });
  await effacerSiEfface(needs, rest);
};

type Annonce = Pick<AEcrire, 'compte' | 'client' | 'genre' | 'document'> & {
  readonly n?: number | undefined;
};

/** Announces a document that no measurement and no event announces. A repetition changes nothing. */
export const annoncerLivrable = async (
  { dossiers }: Pick<Needs, 'dossiers'>,
  { compte, client, genre, document, n }: Annonce,
): Promise<void> => {
  const command_id = `${document}:remise`;
  await dossiers.remettreDocument({ compte, client, command_id, document: { id: document, genre, n } });
};

type Mesuree = Pick<AEcrire, 'genre' | 'at' | 'du_jour'> & { readonly id: string; readonly mesure: Mesure };

/** What every document of a measurement is gathered from. */
export type Base = Entete &
  Pick<Needs, 'models'> & { readonly mesure: Mesure; readonly typesetAnswer: typeof typesetAnswer };

/** Writes the document of a measurement, under the id in its plan. */
export const ecrireMesure = async <D extends Simulable>(
  needs: Needs,
  { id, mesure, ...rest }: Mesuree,
  gather: (base: Base) => D,
  render: (data: D) => string,
): Promise<void> => {
  const { compte, client, document, fiche } = mesure;
  const mois = monthOf(mesure, isoDay(rest.at));
  const subject = { compte, client, mesure: id, document, sujet: fiche.entreprise };
  const { typesetAnswer } = await import('@agence/reading');
  return ecrireLivrable(needs, { ...rest, ...subject, mois }, (entete) => {
    const data = gather({ ...entete, mesure, models: callable(needs), typesetAnswer });
    return { simulee: data.simulee, html: render(data) };
  });
};
