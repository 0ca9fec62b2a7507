import { readableDay } from '@agence/words/paris';
import type { Client, Portefeuille } from './portefeuille.ts';

/** Days are YYYY-MM-DD in Paris: they compare as text. */
export const placeTenue = (client: Client, today: string): boolean =>
  !client.actif && client.place_libre_le !== null && today < client.place_libre_le;

export const occupe = (client: Client, today: string): boolean => client.actif || placeTenue(client, today);

/** Ceiling less active clients and held places, never below 0. */
export const placesRestantes = ({ clients, limites }: Portefeuille, today: string): number =>
  Math.max(0, limites.clients - clients.filter((client) => occupe(client, today)).length);

export const placesTenues = ({ clients }: Portefeuille, today: string) =>
  clients.flatMap((client) =>
    placeTenue(client, today) && client.place_libre_le !== null
      ? [
          {
            id: client.id,
            entreprise: client.fiche.entreprise,
            place_libre_le: readableDay(client.place_libre_le),
          },
        ]
      : [],
  );
