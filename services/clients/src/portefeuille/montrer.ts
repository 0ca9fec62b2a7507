import { asMessage } from '@agence/gesture/handler';
import type { Client as ClientMessage } from '@agence/proto/clients/v1/clients';
import { readableDay, unix } from '@agence/words/paris';
import { aJour } from '../dossier/a-jour.ts';
import type { DossierState } from '../dossier/dossier.ts';
import { constatMontre } from '../dossier/etat.ts';
import { demarre, mesure } from '../dossier/mesure.ts';
import { decompte } from '../dossier/suivi.ts';
import { aRemettre } from '../noter-remise/noter-remise.rule.ts';
import type { Client, Limites } from './portefeuille.ts';

/** A client as the portfolio lists it, with the progress of its measurement. */
export const montrer = (client: Client, known: DossierState, limites: Limites): ClientMessage => {
  const dossier = aJour(known, client, limites);
  const le = demarre(dossier, client);
  return {
    id: client.id,
    entreprise: client.fiche.entreprise,
    site: client.site,
    ville: client.fiche.ville ?? undefined,
    derniere_mesure: dossier?.mesuree ? readableDay(dossier.mesuree.le) : undefined,
    ...asMessage(mesure(dossier, client)),
    livrables: dossier?.documents.length ?? 0,
    actif: client.actif,
    decompte: dossier === null || dossier.etats.length === 0 ? undefined : decompte(dossier.etats),
    suivi: (dossier?.suivi ?? []).map(({ le: quand, mesure: _, ...decompte }) => ({
      le_ts: unix(quand),
      decompte,
    })),
    constat: dossier?.constat ? constatMontre(dossier.constat) : undefined,
    site_web: client.fiche.site_web,
    metier: client.fiche.metier ?? undefined,
    corrige: client.corrige !== undefined,
    demarre_ts: le === null ? undefined : unix(le),
    a_remettre: client.actif ? aRemettre(dossier) : undefined,
    prochaine_mesure_ts: client.actif && dossier?.echeance ? unix(dossier.echeance) : undefined,
  };
};
