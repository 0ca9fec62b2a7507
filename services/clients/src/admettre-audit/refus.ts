import { fr, type Refusal, refuse } from '@agence/gesture';
import type { DossierState } from '../dossier/dossier.ts';
import type { Client } from '../portefeuille/portefeuille.ts';

const RETIRE = fr`Ce client est retiré : reprenez-le avant de faire auditer son site.`;
const PAS_MESURE = fr`Ce client n'a pas encore été mesuré : l'audit se refait une fois la première mesure faite.`;

/** Why the client's site may not be audited, by portfolio and dossier; undefined when it may be. */
export const refusDAudit = (
  { actif }: Client,
  dossier: DossierState,
): { readonly refusal: Refusal } | undefined => {
  if (!actif) return refuse('conflict', RETIRE);
  return dossier === null || dossier.mesuree === null ? refuse('conflict', PAS_MESURE) : undefined;
};
