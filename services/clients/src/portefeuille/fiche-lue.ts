import type { Fiche as FicheMessage } from '@agence/proto/clients/v1/clients';
import type { Fiche } from './portefeuille.ts';

/** A client as it came over the wire, as the portfolio keeps it. */
export const ficheLue = ({ ville, metier, contexte, ...rest }: FicheMessage): Fiche => ({
  ...rest,
  ville: ville ?? null,
  metier: metier ?? null,
  contexte: contexte ?? null,
});
