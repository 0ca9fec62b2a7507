import { fr, propose, refuse } from '@agence/gesture';
import type { Fiche } from '../portefeuille/fiche.ts';
import { placesRestantes } from '../portefeuille/places.ts';
import type { PortefeuilleFact, PortefeuilleRule } from '../portefeuille/portefeuille.ts';
import { type Entree, type Moment, placer, tenue } from './entree.ts';
import type { Acquis } from './reprise.ts';

export type Poser = Omit<Moment, 'deja'> & {
  readonly entrees: readonly Entree[];
  readonly servi: boolean;
  /** The most paid calls that a client outside `reprises` can start. */
  readonly appels_par_client: number;
};

export type Pose = {
  readonly refuses: readonly { readonly quoi: string; readonly pourquoi: string }[];
  readonly places_restantes: number;
  /** The accepted clients, each with its existing or future id. */
  readonly poses: readonly (Fiche & { readonly id: string; readonly acquis: Acquis })[];
  readonly appels_prevus: number;
};

/** Places clients in the order given while places last; a removed client of the same site is taken back. */
export const poser: PortefeuilleRule<Poser, Pose> = (state, command) => {
  const { entrees, servi, today, reprises } = command;
  const nouveau = { acquis: 'rien', appels: command.appels_par_client } as const;
  if (!servi)
    return refuse(
      'conflict',
      fr`Votre compte n'est pas servi : réglez votre abonnement, puis placez vos clients.`,
    );
  if (placesRestantes(state, today) === 0 && !entrees.some((entree) => tenue(state, entree, today)))
    return refuse('conflict', fr`Il ne reste plus de place : retirez un client ou changez de formule.`);

  let after = state;
  const facts: PortefeuilleFact[] = [];
  const deja: string[] = [];
  const refuses: { quoi: string; pourquoi: string }[] = [];
  const poses: Pose['poses'][number][] = [];
  let appels_prevus = 0;
  for (const entree of entrees) {
    const placement = placer(after, entree, { ...command, deja });
    if ('pourquoi' in placement) {
      refuses.push({ quoi: entree.fiche.entreprise, pourquoi: placement.pourquoi });
      continue;
    }
    const { client } = placement;
    after = placement.after;
    facts.push(...placement.facts);
    deja.push(client.site);
    const { acquis, appels } = reprises.get(client.id) ?? nouveau;
    poses.push({ ...client.fiche, id: client.id, acquis });
    appels_prevus += appels;
  }
  const places_restantes = placesRestantes(after, today);
  return propose({ refuses, places_restantes, poses, appels_prevus }, facts);
};
