import { fr, propose, refuse } from '@agence/gesture';
import type { Retrait } from '@agence/proto/clients/v1/clients';
import { readableDay } from '@agence/words/paris';
import { CLIENT_INCONNU } from '../portefeuille/fiche.ts';
import type { PortefeuilleFact, PortefeuilleRule } from '../portefeuille/portefeuille.ts';

export type Retirer = {
  readonly id: string;
  /** The revision that the caller saw; refused if the client returned or was corrected since. */
  readonly revision: number;
  readonly today: string;
  /** Day until which the place is held, as the closed dossier says; null when nothing was ever launched. */
  readonly place_libre_le: string | null;
};

const DEJA_RETIRE = fr`Ce client est déjà retiré.`;
const REPRIS_DEPUIS = fr`Ce client vient d'être repris ou corrigé : relisez-le avant de le retirer.`;

/** Closes the client's record without erasing it; its place stays held for 30 days after its first diagnostic. */
export const retirer: PortefeuilleRule<Retirer, Retrait> = (state, command) => {
  const client = state.clients.find(({ id }) => id === command.id);
  if (client === undefined) return refuse('not_found', CLIENT_INCONNU);
  if (!client.actif) return refuse('conflict', DEJA_RETIRE);
  if (client.revision !== command.revision) return refuse('conflict', REPRIS_DEPUIS);
  const { place_libre_le, today, id } = command;
  const { entreprise } = client.fiche;
  const { revision } = client;
  const facts: readonly PortefeuilleFact[] = [{ type: 'client_retire', id, revision, place_libre_le }];
  if (place_libre_le !== null && place_libre_le > today) {
    const libre = readableDay(place_libre_le);
    const note = fr`La fiche est close sans être effacée et le client pourra être repris. Sa place se libère le ${libre}.`;
    return propose({ entreprise, place_libre_le: libre, note }, facts);
  }
  const note = fr`La fiche est close sans être effacée et le client pourra être repris. Sa place est libre tout de suite.`;
  return propose({ entreprise, place_libre_le: readableDay(today), note }, facts);
};
