import { fr, propose, refuse } from '@agence/gesture';
import { sameMailAddress } from '@agence/words/mail-address';
import { COULEUR_PAR_DEFAUT, FORMULE_DIRECTE } from '@agence/words/promises';
import { type Compte, type CompteRule, clientDeCartePris } from '../compte.facts.ts';
import { type Champs, champFaux } from './champs.ts';

export type CreateAccount = Champs & {
  readonly plan: string;
  readonly stripe_customer: string | null;
  /** The account that has this customer of the card provider already. */
  readonly porteur: string | null;
  readonly contact: string | null;
  readonly direct: boolean;
  readonly badge: string;
  readonly operator: string;
  readonly now: Date;
};

const uniques = (adresses: readonly string[]): readonly string[] =>
  adresses.filter((adresse, i) => adresses.findIndex((other) => sameMailAddress(adresse, other)) === i);

/** A new account, with the brand that its documents carry until it chooses one. */
export const createAccount: CompteRule<CreateAccount> = (state, command) => {
  const sentence = champFaux(command);
  if (sentence !== undefined) return refuse('invalid', sentence);
  if (state !== null) return refuse('conflict', fr`Un compte porte déjà cet identifiant.`);
  if (command.direct !== (command.plan === FORMULE_DIRECTE))
    return refuse(
      'invalid',
      fr`La formule « direct » est celle des clients sans agence, et la seule qu'ils aient.`,
    );
  const { stripe_customer, porteur } = command;
  if (porteur !== null) return refuse('conflict', clientDeCartePris(stripe_customer ?? '', porteur));
  const { nom, plan, badge, adresses, mode_paiement: mode, paye_jusqu_au, couleur, contact } = command;
  const compte: Compte = {
    nom,
    cree: command.now,
    en_pause: false,
    adresses: uniques(adresses),
    demandes: [],
    marque: { nom, couleur: couleur ?? COULEUR_PAR_DEFAUT, contact: contact ?? adresses[0] ?? '' },
    cles: [],
    assistants: [],
    badge,
    ...(command.direct ? { direct: true } : {}),
    sessions: [],
    stripe_customer,
    paiement: { plan, mode, etat: 'en attente', paye_jusqu_au, fin_le: null, version: 0 },
  };
  return propose({}, [{ type: 'compte_cree', compte, operator: command.operator }]);
};
