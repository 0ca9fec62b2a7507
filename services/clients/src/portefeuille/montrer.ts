import type { Client as ClientMessage } from '@agence/proto/clients/v1/clients';
import { readableDay, unix } from '@agence/words/paris';
import { aJour } from '../dossier/a-jour.ts';
import type { Constat, DossierState } from '../dossier/dossier.ts';
import { demarre, mesure } from '../dossier/mesure.ts';
import { aRemettre } from '../dossier/remise.ts';
import { decompte } from '../dossier/suivi.ts';
import type { Client, Limites } from './portefeuille.ts';

const constatMontre = (constat: Constat | null | undefined): ClientMessage['constat'] =>
  constat == null
    ? undefined
    : {
        ...constat,
        devant: [...constat.devant],
        par_ia: [...(constat.par_ia ?? [])],
        changement: constat.changement,
        cours: [...(constat.cours ?? [])],
        faux: [...(constat.faux ?? [])],
      };

/** A client as the portfolio lists it, with the progress of its measurement. */
export const montrer = (client: Client, known: DossierState, limites: Limites): ClientMessage => {
  const dossier = aJour(known, client, limites);
  const { mesure: etat, mesure_detail } = mesure(dossier, client);
  const le = demarre(dossier, client);
  return {
    id: client.id,
    entreprise: client.fiche.entreprise,
    site: client.site,
    ville: client.fiche.ville ?? undefined,
    derniere_mesure: dossier?.mesuree ? readableDay(dossier.mesuree.le) : undefined,
    mesure: etat,
    mesure_detail: mesure_detail ?? undefined,
    livrables: dossier?.documents.length ?? 0,
    actif: client.actif,
    decompte: dossier === null || dossier.etats.length === 0 ? undefined : decompte(dossier.etats),
    suivi: (dossier?.suivi ?? []).map(({ le: quand, mesure: _, ...decompte }) => ({
      le_ts: unix(quand),
      decompte,
    })),
    constat: constatMontre(dossier?.constat),
    site_web: client.fiche.site_web,
    metier: client.fiche.metier ?? undefined,
    corrige: client.corrige !== undefined,
    demarre_ts: le === null ? undefined : unix(le),
    a_remettre: client.actif ? aRemettre(dossier) : undefined,
    prochaine_mesure_ts: client.actif && dossier?.echeance ? unix(dossier.echeance) : undefined,
  };
};
