import { type Decision, propose, refuse } from '@agence/gesture';
import type { Compte, CompteFact, CompteState } from '../compte.ts';

export type CreateAccount = {
  readonly slug: string;
  readonly nom: string;
  readonly plan: string;
  readonly adresses: readonly string[];
  readonly mode_paiement: string;
  readonly paye_jusqu_au: string | null;
  readonly stripe_customer: string | null;
  readonly couleur: string | null;
  readonly contact: string | null;
  readonly operator: string;
  readonly now: Date;
};

const COULEUR_PAR_DEFAUT = '#0b5cad';
const SLUG = /^[a-z0-9][a-z0-9-]{1,39}$/;
const ADRESSE = /^[^\s@<>,;:"()[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const COULEUR = /^#[0-9a-f]{6}$/i;
const JOUR = /^\d{4}-\d{2}-\d{2}$/;

const whyNot = (command: CreateAccount): string | undefined => {
  if (!SLUG.test(command.slug))
    return 'L’identifiant s’écrit en minuscules, chiffres et tirets, de 2 à 40 signes.';
  if (command.nom.trim() === '' || command.nom.length > 120)
    return 'Le nom du compte compte de 1 à 120 signes.';
  if (command.adresses.length === 0 || !command.adresses.every((adresse) => ADRESSE.test(adresse)))
    return 'Il faut au moins une adresse électronique, et chacune doit être valide.';
  if (command.mode_paiement !== 'carte' && command.mode_paiement !== 'virement')
    return 'Le paiement se fait par « carte » ou par « virement ».';
  if (command.couleur !== null && !COULEUR.test(command.couleur)) return 'La couleur s’écrit #rrggbb.';
  if (command.paye_jusqu_au !== null && !JOUR.test(command.paye_jusqu_au))
    return 'La date payée s’écrit AAAA-MM-JJ.';
  return undefined;
};

/** A new account, with the brand that its documents carry until it chooses one. */
export const createAccount = (
  state: CompteState,
  command: CreateAccount,
): Decision<Record<string, never>, CompteFact> => {
  const sentence = whyNot(command);
  if (sentence !== undefined) return refuse('invalid', sentence);
  if (state !== null) return refuse('conflict', 'Un compte porte déjà cet identifiant.');
  const { nom, plan, adresses, mode_paiement: mode, paye_jusqu_au, couleur, contact } = command;
  const compte: Compte = {
    nom,
    cree: command.now,
    en_pause: false,
    adresses: [...new Set(adresses)],
    marque: { nom, couleur: couleur ?? COULEUR_PAR_DEFAUT, contact: contact ?? adresses[0] ?? '' },
    cles: [],
    paiement: { plan, mode, etat: 'en attente', paye_jusqu_au, fin_le: null, version: 0 },
  };
  const { stripe_customer, operator } = command;
  return propose({}, [{ type: 'compte_cree', compte, stripe_customer, operator }]);
};
