import { rapportData } from '../assembler/rapport.ts';
import { renderRapport } from '../documents/rapport/rapport.view.ts';
import { ecrireLivrable } from '../livrables/ecrire-livrable.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';

type Matiere = Parameters<typeof rapportData>[0];
type Found = Pick<
  Matiere,
  'lectures' | 'classees' | 'agence' | 'avant' | 'meme_mois' | 'prochaine_page' | 'visees'
> & {
  readonly at: Date;
};

/** Writes the report of a measurement under the id that its plan gave it. */
export const ecrireRapport = (
  needs: Needs,
  id: string,
  mesure: Mesure,
  { at, ...found }: Found,
): Promise<void> => {
  const { compte, client, document, fiche } = mesure;
  const of = { compte, client, mesure: id, genre: 'rapport', document, sujet: fiche.entreprise } as const;
  return ecrireLivrable(needs, { ...of, at, du_jour: found.meme_mois }, (entete) => {
    const data = rapportData({ ...found, ...entete, mesure, models: needs.models });
    return { simulee: data.simulee, html: renderRapport(data) };
  });
};
