import type { Client } from '../client.ts';
import type { Compris } from '../ordre.ts';
import type { Demande } from './demande.ts';
import { prouver } from './prouver.ts';

const client = (id: string, entreprise: string): Client => ({
  id,
  entreprise,
  site: `https://${id}.fr`,
  actif: true,
});
export const MARTIN = client('martin', 'Plomberie Martin');
const CLIENTS = [MARTIN, client('durand', 'Durand')];

export const demande = (texte: string, more: Partial<Demande> = {}): Demande => ({
  ...{ texte, sujet: '', direct: false, proposition: '', tableau: false },
  clients: CLIENTS.map(({ entreprise: nom }) => ({ nom, etat: 'faite' })),
  ...more,
});
/** Values by field, several as a list; several records where each begins a client. */
export type Args = Readonly<Record<string, string | readonly string[]>>;
export const reply = (
  gesture: string | null,
  args: Args | readonly Args[] = {},
  outcome = 'gesture',
  why: string | null = null,
) =>
  JSON.stringify({
    outcome,
    gesture,
    args: [args]
      .flat()
      .flatMap((record) =>
        Object.entries(record).flatMap(([field, texts]) => [texts].flat().map((text) => ({ field, text }))),
      ),
    why,
  });

export const told = (read: Compris): string => {
  if ('incompris' in read) return read.incompris;
  if ('introuvable' in read) return `${read.geste} ? ${read.introuvable.nom}`;
  const { geste, client: about, corps } = read.ordre;
  return [geste, about?.id, JSON.stringify(corps)]
    .filter((part) => part !== undefined && part !== '{}')
    .join(' ');
};
export const proved = (texte: string, said: string, more: Partial<Demande> = {}, seul?: Client) =>
  told(prouver(said, demande(texte, more), [], { clients: seul === undefined ? CLIENTS : [seul], seul }));
