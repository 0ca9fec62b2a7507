import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { occupe, placesRestantes } from '../portefeuille/places.rule.ts';
import type { Fiche, Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';
import { type Entree, placer, repris } from './entree.rule.ts';

export type Poser = {
  readonly entrees: readonly Entree[];
  readonly servi: boolean;
  readonly today: string;
  /** Clients measured as they are described now: taken back, they start nothing by themselves. */
  readonly mesures: ReadonlySet<string>;
  /** The most paid calls that one client never measured can start. */
  readonly appels_par_client: number;
};

export type Pose = {
  readonly refuses: readonly { readonly quoi: string; readonly pourquoi: string }[];
  readonly places_restantes: number;
  /** The accepted ones, with the id each has or will have; one that was measured starts nothing. */
  readonly poses: readonly (Fiche & { readonly id: string; readonly mesure: boolean })[];
  readonly appels_prevus: number;
};

/** Places clients in the order given while places last; a removed client of the same site is taken back. */
export const poser = (state: Portefeuille, command: Poser): Decision<Pose, PortefeuilleFact> => {
  const { entrees, servi, today, appels_par_client } = command;
  if (!servi)
    return refuse(
      'conflict',
      fr`Votre compte n'est pas servi : réglez votre abonnement, puis placez vos clients.`,
    );
  const reprend = (entree: Entree): boolean => {
    const back = repris(state, entree);
    return back !== undefined && occupe(back, today);
  };
  if (placesRestantes(state, today) === 0 && !entrees.some(reprend))
    return refuse('conflict', fr`Il ne reste plus de place : retirez un client ou changez de formule.`);

  let after = state;
  const facts: PortefeuilleFact[] = [];
  const deja: string[] = [];
  const refuses: { quoi: string; pourquoi: string }[] = [];
  const poses: Pose['poses'][number][] = [];
  for (const entree of entrees) {
    const placement = placer(after, entree, deja, today);
    if ('pourquoi' in placement) {
      refuses.push({ quoi: entree.fiche.entreprise, pourquoi: placement.pourquoi });
      continue;
    }
    const { client, fact } = placement;
    after = { ...after, clients: [...after.clients.filter(({ id }) => id !== client.id), client] };
    facts.push(fact);
    deja.push(client.site);
    poses.push({ ...client.fiche, id: client.id, mesure: command.mesures.has(client.id) });
  }
  const places_restantes = placesRestantes(after, today);
  const appels_prevus = poses.filter(({ mesure }) => !mesure).length * appels_par_client;
  return propose({ refuses, places_restantes, poses, appels_prevus }, facts);
};
