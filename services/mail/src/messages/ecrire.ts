import { readableDay, readableHour } from '@agence/words/paris';
import type { Envoyeur, Expedition, Lettre } from '../lettres/lettre.ts';
import type { Needs } from '../needs.ts';
import { rendre } from '../rendu/rendu.ts';
import { adressesDe } from './adresse.ts';
import { nouvelEnvoi, step } from './envoi.machine.ts';
import type { Genre, Message } from './message.ts';

/** An account as letters need it: who it is, and the only addresses that may be written to. */
export type Destinataire = {
  readonly slug: string;
  readonly nom: string;
  readonly adresses: readonly string[];
};

/** The account as accounts says it is now; null when there is none. */
export async function destinataire({ accounts }: Needs, compte: string): Promise<Destinataire | null> {
  const { result } = await accounts.lireCompte({ compte });
  return result?.$case === 'compte' ? result.value : null;
}

type Feuille = { readonly id: string; readonly genre: Genre };

export type FeuilleDeCompte = Feuille & {
  readonly pour: Destinataire;
  /** The letter, once it is known who sends it and when. */
  readonly lettre: (envoyeur: Envoyeur) => Lettre;
};

type Ecrite = Feuille &
  Pick<Message, 'compte' | 'lead' | 'a' | 'garder'> & { readonly lettre: (from: Expedition) => Lettre };

const message = async (needs: Needs, { lettre, ...rest }: Ecrite): Promise<Message> => {
  const { clock, now, service, contact } = needs;
  const cree = clock.now();
  const from = { service, contact, jour: readableDay(cree), heure: readableHour(cree) };
  const { id: _id, a: asked, ...about } = rest;
  const envoi = nouvelEnvoi(adressesDe(asked), await now());
  return { _id, ...about, cree, version: 1, ...rendre(lettre(from), service), ...envoi };
};

const duCompte = (needs: Needs, { pour, lettre, ...feuille }: FeuilleDeCompte): Promise<Message> =>
  message(needs, {
    ...feuille,
    compte: pour.slug,
    lead: null,
    a: pour.adresses,
    garder: false,
    lettre: (from) => lettre({ ...from, compte: pour.nom }),
  });

/** Writes a message to the addresses of an account. The same id again: the first message stands. */
export async function ecrire(needs: Needs, feuille: FeuilleDeCompte): Promise<void> {
  await needs.messages.write(await duCompte(needs, feuille));
}

export type FeuilleInterne = Feuille & {
  /** The request of the form that it speaks of, if it does. */
  readonly lead?: string | null;
  readonly lettre: (from: Expedition) => Lettre;
};

/** Writes an alert to the people who run the service. */
export async function alerter(needs: Needs, { lead = null, ...feuille }: FeuilleInterne): Promise<void> {
  const { adresse, garder } = needs.interne;
  await needs.messages.write(await message(needs, { ...feuille, compte: null, lead, a: [adresse], garder }));
}

export type FeuilleDeDemande = Feuille & {
  /** Who asked, at the address that was given: nobody else is written to. */
  readonly pour: { readonly id: string; readonly email: string };
  readonly lettre: (from: Expedition) => Lettre;
};

/** Writes to the person who asked through the form. */
export async function repondre(needs: Needs, { pour, ...feuille }: FeuilleDeDemande): Promise<void> {
  const to = { compte: null, lead: pour.id, a: [pour.email], garder: false };
  await needs.messages.write(await message(needs, { ...feuille, ...to }));
}

/** Writes a message with its first attempt begun, so that no sweep takes it from us; null when it was there already, or cannot be sent. */
export async function ecrireEtPrendre(needs: Needs, feuille: FeuilleDeCompte): Promise<Message | null> {
  const written = await duCompte(needs, feuille);
  const begun = step(written, { kind: 'claim', at: written.ecrit });
  if (begun !== 'ignored') return (await needs.messages.write(begun)) ? begun : null;
  await needs.messages.write(written);
  return null;
}
