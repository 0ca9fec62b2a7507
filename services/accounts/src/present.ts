import { refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import type { Compte as CompteMessage } from '@agence/proto/accounts/v1/accounts';
import { isoDay, readableDay, unix } from '@agence/words/paris';
import { COMPTE_INCONNU, type Compte } from './compte.ts';
import type { Needs } from './needs.ts';
import { servi, statut } from './statut.ts';

export const seconds = (at: Date | null | undefined) => (at == null ? undefined : unix(at));

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
    efface_ts: seconds(compte.efface),
    paiement: {
      plan,
      mode,
      etat,
      paye_jusqu_au: paye_jusqu_au === null ? undefined : readableDay(paye_jusqu_au),
      fin_le: fin_le === null ? undefined : readableDay(fin_le),
    },
  };
};

/** The reply that shows an account as it is now. */
export const shown = async ({ comptes, clock }: Needs, slug: string) => {
  const { state } = slug === '' ? { state: null } : await comptes.read(slug);
  if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
  return { result: { $case: 'compte' as const, value: present(slug, state, clock.now()) } };
};
