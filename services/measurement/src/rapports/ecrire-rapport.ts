import { isoDay, readableDay, readableMonth } from '@agence/words/paris';
import { rapportData } from '../assembler/rapport.ts';
import { renderRapport } from '../documents/rapport/rapport.view.ts';
import { slug } from '../livrables/slug.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';

type Matiere = Parameters<typeof rapportData>[0];
type Found = Pick<
  Matiere,
  'lectures' | 'classees' | 'agence' | 'avant' | 'meme_mois' | 'prochaine_page' | 'visees'
> & {
  readonly at: Date;
};

/** Writes the report of a measurement under the id that its plan gave it; written once. */
export async function ecrireRapport(
  { livrables, models }: Needs,
  id: string,
  mesure: Mesure,
  { at, ...found }: Found,
): Promise<void> {
  const { compte, client, document, fiche } = mesure;
  const jour = isoDay(at);
  const numero = `R-${jour.slice(0, 7)}-${document.slice(-6).toUpperCase()}`;
  const data = rapportData({ ...found, mesure, models, numero, jour });
  await livrables.keep({
    _id: document,
    compte,
    client,
    mesure: id,
    genre: 'rapport',
    periode: readableMonth(at),
    titre: `Rapport${found.meme_mois ? ` du ${readableDay(at)}` : ''} – ${fiche.entreprise}`,
    etat: 'prêt',
    cree: at,
    nom_de_fichier: `rapport-${slug(fiche.entreprise)}-${found.meme_mois ? jour : jour.slice(0, 7)}.html`,
    simulee: data.simulee,
    html: renderRapport(data),
  });
}
