import type { Compte as CompteMessage } from '@agence/proto/accounts/v1/accounts';
import { isoDay, readableDay, unix } from '@agence/words/paris';
import type { Compte } from './compte.ts';
import { servi, statut } from './statut.ts';

/** An account as the other services and the doors see it at `now`. */
export const present = (slug: string, compte: Compte, now: Date): CompteMessage => {
  const today = isoDay(now);
  const { plan, mode, etat, paye_jusqu_au, fin_le } = compte.paiement;
  return {
    slug,
    nom: compte.nom,
    direct: compte.direct === true ? true : undefined,
    sans_modele: compte.sans_modele === true ? true : undefined,
    statut: statut(compte, today),
    servi: servi(compte, today),
    marque: { ...compte.marque },
    adresses: [...compte.adresses],
    badge: compte.badge ?? undefined,
    efface_ts: compte.efface === undefined ? undefined : unix(compte.efface),
    paiement: {
      plan,
      mode,
      etat,
      paye_jusqu_au: paye_jusqu_au === null ? undefined : readableDay(paye_jusqu_au),
      fin_le: fin_le === null ? undefined : readableDay(fin_le),
    },
  };
};
