import { fr, propose, refuse } from '@agence/gesture';
import type { DemandeTransmise } from '@agence/proto/accounts/v1/accounts';
import { isMailAddress, sameMailAddress } from '@agence/words/mail-address';
import { registrableDomain } from '@agence/words/registrable-domain';
import { COMPTE_INCONNU, type Compte, type CompteRule, type DemandeAdresse } from '../compte.facts.ts';

export type DemanderAdresse = {
  /** Drawn by the handler. */
  readonly id: string;
  readonly action: DemandeAdresse['action'];
  readonly adresse: string;
  readonly now: Date;
};

/** A generous limit: each request sends mail to every address of the account. */
const AU_PLUS = 100;

const TRANSMISE = fr`Votre demande est transmise : une personne la vérifie avant toute application, et toutes les adresses du compte en sont averties.`;
const AUTRE_DOMAINE = fr`Ce domaine n'est celui d'aucune adresse du compte : la vérification demandera un échange avec vous.`;

/** Why a request is refused, the first reason that applies; undefined when it is transmitted. */
const pourquoi = (state: Compte, action: DemandeAdresse['action'], adresse: string): string | undefined => {
  if (!isMailAddress(adresse)) return fr`« ${adresse} » n'est pas une adresse e-mail valide.`;
  const connue = state.adresses.some((known) => sameMailAddress(known, adresse));
  if (action === 'ajouter' && connue) return fr`Cette adresse est déjà autorisée sur votre compte.`;
  if (action === 'retirer' && !connue) return fr`Cette adresse ne figure pas parmi celles de votre compte.`;
  if (action === 'retirer' && state.adresses.length === 1)
    return fr`C'est la dernière adresse du compte : demandez d'abord l'ajout d'une autre.`;
  const waiting = state.demandes.filter(({ etat }) => etat === 'transmise');
  if (waiting.some((known) => sameMailAddress(known.adresse, adresse)))
    return fr`Une demande attend déjà d'être vérifiée pour cette adresse.`;
  return waiting.length < AU_PLUS
    ? undefined
    : fr`${AU_PLUS} demandes attendent déjà d'être vérifiées ; revenez ensuite.`;
};

/** Passes a request to a person; the authorised addresses do not change here. */
export const demanderAdresse: CompteRule<DemanderAdresse, DemandeTransmise> = (state, command) => {
  const { id, action, adresse: ecrite, now: demandee } = command;
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  const non = pourquoi(state, action, ecrite);
  if (non !== undefined) return refuse('conflict', non);
  const { adresses } = state;
  const adresse = adresses.find((known) => sameMailAddress(known, ecrite)) ?? ecrite;
  const sien = registrableDomain(adresse);
  const meme_domaine = sien !== null && adresses.some((known) => registrableDomain(known) === sien);
  const demande: DemandeAdresse = { id, action, adresse, meme_domaine, etat: 'transmise', demandee };
  const note = meme_domaine ? TRANSMISE : `${TRANSMISE} ${AUTRE_DOMAINE}`;
  return propose({ action, adresse, meme_domaine, etat: 'transmise', adresses: [...adresses], note }, [
    { type: 'adresse_demandee', demande },
  ]);
};
