import type { Fiche as FicheMessage } from '@agence/proto/clients/v1/clients';
import type { Fiche } from './mesure.ts';

/** A client as measurement keeps it: texts, empty when unknown. */
export const ficheOf = (fiche: FicheMessage | undefined): Fiche => ({
  entreprise: fiche?.entreprise ?? '',
  site_web: fiche?.site_web ?? '',
  ville: fiche?.ville ?? '',
  metier: fiche?.metier ?? '',
  concurrents: fiche?.concurrents ?? [],
});
