import { readableDay, readableHour } from '@agence/platform/paris';
import type { Envoyeur, Lettre } from '../lettres/lettre.ts';
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

export type Feuille = {
  readonly id: string;
  readonly genre: Genre;
  readonly pour: Destinataire;
  /** The letter, once it is known who sends it and when. */
  readonly lettre: (envoyeur: Envoyeur) => Lettre;
};

const message = async (
  needs: Needs,
  { id, genre, pour, lettre }: Feuille,
  internal: boolean,
): Promise<Message> => {
  const { clock, now, service, interne } = needs;
  const cree = clock.now();
  const envoyeur = { service, compte: pour.nom, jour: readableDay(cree), heure: readableHour(cree) };
  const a = adressesDe(internal ? [interne.adresse] : pour.adresses);
  return {
    _id: id,
    genre,
    compte: internal ? null : pour.slug,
    a,
    garder: internal && interne.garder,
    cree,
    version: 1,
    ...rendre(lettre(envoyeur), service),
    ...nouvelEnvoi(a, await now()),
  };
};

/** Writes a message to the addresses of an account. The same id again: the first message stands. */
export async function ecrire(needs: Needs, feuille: Feuille): Promise<void> {
  await needs.messages.write(await message(needs, feuille, false));
}

/** Writes an alert about an account to the people who run the service. */
export async function alerter(needs: Needs, feuille: Feuille): Promise<void> {
  await needs.messages.write(await message(needs, feuille, true));
}

/** Writes a message with its first attempt begun, so that no sweep takes it from us; null when it was there already, or cannot be sent. */
export async function ecrireEtPrendre(needs: Needs, feuille: Feuille): Promise<Message | null> {
  const written = await message(needs, feuille, false);
  const begun = step(written, { kind: 'claim', at: written.ecrit });
  if (begun !== 'ignored') return (await needs.messages.write(begun)) ? begun : null;
  await needs.messages.write(written);
  return null;
}
