import { propose } from '@agence/gesture';
import { occupe } from '../portefeuille/places.ts';
import type { Client, Portefeuille, PortefeuilleRule } from '../portefeuille/portefeuille.ts';

/** How many removed clients without a held place the portfolio keeps. */
const GARDES = 50;

/** The removed clients to archive: those without a held place, except the last ones. */
export const aCloturer = ({ clients }: Portefeuille, today: string): readonly Client[] =>
  clients.filter((client) => !occupe(client, today)).slice(0, -GARDES);

export type Cloturer = {
  /** The clients as they were copied; a client that returned since then stays. */
  readonly copies: readonly Pick<Client, 'id' | 'revision'>[];
  readonly today: string;
};

/** Takes archived clients out of the portfolio. */
export const cloturer: PortefeuilleRule<Cloturer> = ({ clients }, { copies, today }) => {
  const copied = new Map(copies.map(({ id, revision }) => [id, revision]));
  const gone = clients.filter(
    (client) => !occupe(client, today) && copied.get(client.id) === client.revision,
  );
  return propose({}, gone.length === 0 ? [] : [{ type: 'clients_clos', ids: gone.map(({ id }) => id) }]);
};
