import { opaqueId } from '@agence/platform/process/opaque-id';
import { networkOf } from '@agence/words/caller';
import type { Needs } from '../needs.ts';
import { prendreTour } from '../tours/prendre-tour.ts';
import type { TourNeeds } from '../tours/tours.sweep.ts';
import type { Motif } from './controle.ts';
import { type Demande, numeroDe } from './demande.ts';
import { garder } from './garder.ts';

/** A request that could be read, its caller, and the served form that carried it. */
export type Envoi = {
  readonly demande: Demande;
  readonly adresse: string;
  readonly formulaire: string;
  readonly motif: Motif | null;
};

export type Issue = { readonly attend: boolean } | { readonly retry_s: number };

/** Keeps a request within the hourly limit of its address; resolves once a majority of the database has it. */
export const deposerHandler =
  (needs: TourNeeds & Pick<Needs, 'limit'>) =>
  async (envoi: Envoi): Promise<Issue> => {
    const { leads, limit, clock, empreinte, par_jour } = needs;
    const { demande, adresse, motif } = envoi;
    const numero = numeroDe(envoi.formulaire, demande);
    // A form sent twice counts once: a kept one is not counted again, one that could not be kept has the same number.
    const { state } = await leads.read(numero);
    if (state !== null && state.etat !== 'effacé') return { attend: state.attend === true };
    const id = state === null ? numero : opaqueId('l');
    const { accepted, reset_s } = await limit.take(adresse, adresse, id);
    if (!accepted) return { retry_s: reset_s };
    const recu = clock.now();
    const de = { source: empreinte(adresse), reseau: empreinte(networkOf(adresse)) };
    const tour = motif === null && (await prendreTour(needs, id, { ...de, email: demande.email }, recu));
    const outcome = await garder(needs, id, { demande, motif, recu, ...de, tour, par_jour });
    if ('refusal' in outcome) throw new Error('a request is always taken in');
    return { attend: outcome.proposal.attend };
  };
