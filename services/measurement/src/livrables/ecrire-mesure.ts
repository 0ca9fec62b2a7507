import { callable } from '../cells/means.ts';
import type { Simulable } from '../documents/document.data.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { type Entete, ecrireLivrable } from './ecrire-livrable.ts';
import type { Genre } from './genre.ts';

type Mesuree = {
  readonly genre: Genre;
  readonly id: string;
  readonly mesure: Mesure;
  readonly at: Date;
  readonly du_jour?: boolean;
};

/** Writes the document of a measurement, under the id in its plan. */
export const ecrireMesure = <D extends Simulable>(
  needs: Needs,
  { id, mesure, ...rest }: Mesuree,
  gather: (base: Entete & Pick<Needs, 'models'> & { readonly mesure: Mesure }) => D,
  render: (data: D) => string,
): Promise<void> => {
  const { compte, client, document, fiche } = mesure;
  const written = { ...rest, compte, client, mesure: id, document, sujet: fiche.entreprise };
  return ecrireLivrable(needs, written, (entete) => {
    const data = gather({ ...entete, mesure, models: callable(needs) });
    return { simulee: data.simulee, html: render(data) };
  });
};
