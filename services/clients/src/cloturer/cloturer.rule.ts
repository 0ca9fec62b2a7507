import { type Decision, propose } from '@agence/gesture';
import { occupe } from '../portefeuille/places.ts';
import type { Client, Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';

/** Removed clients that a portfolio holds beside those whose place is not free yet. */
const GARDES = 50;

/** The removed clients that a portfolio needs no more and has too many of, those placed first. */
export const aCloturer = ({ clients }: Portefeuille, today: string): readonly Client[] =>
  clients.filter((client) => !occupe(client, today)).slice(0, -GARDES);

export type Cloturer = {
  /** As they were copied: one that came back since stays. */
  readonly copies: readonly Pick<Client, 'id' | 'revision'>[];
  readonly today: string;
};

/** Takes out of the portfolio what is kept apart by now. */
export const cloturer = (
  { clients }: Portefeuille,
  { copies, today }: Cloturer,
): Decision<Record<string, never>, PortefeuilleFact> => {
  const copied = new Map(copies.map(({ id, revision }) => [id, revision]));
  const gone = clients.filter(
    (client) => !occupe(client, today) && copied.get(client.id) === client.revision,
  );
  return propose({}, gone.length === 0 ? [] : [{ type: 'clients_clos', ids: gone.map(({ id }) => id) }]);
};
