import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { networkOf } from '@agence/words/caller';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { donnerTours } from '../tours/donner-tours.rule.ts';
import type { TourNeeds } from '../tours/tours.sweep.ts';
import type { Motif } from './controle.ts';
import { type Demande, numeroDe } from './demande.ts';
import { deposer } from './deposer.rule.ts';

/** A request that could be read, its caller, and the served form that carried it. */
export type Envoi = {
  readonly demande: Demande;
  readonly adresse: string;
  readonly formulaire: string;
  readonly motif: Motif | null;
};

type Issue = { readonly attend: boolean } | { readonly retry_s: number };

const perKey = keyedMutex();

/** Keeps a request within the hourly limit of its address; resolves once a majority of the database has it. */
export async function keepRequest(needs: TourNeeds & Pick<Needs, 'limit'>, envoi: Envoi): Promise<Issue> {
  const { leads, jours, limit, clock, empreinte, par_jour } = needs;
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
  // The turn is taken before the request is kept, so that no other request gets it.
  const takeTurn = async (): Promise<boolean> => {
    const candidats = [{ lead: id, ...de, personne: empreinte(demande.email) }];
    const command = { command_id: `tour:${id}`, confirmer: true, candidats, par_jour };
    const outcome = await jours.carryOut(isoDay(recu), donnerTours, command);
    return 'proposal' in outcome && outcome.proposal.leads.length > 0;
  };
  const tour = motif === null && (await takeTurn());
  const keep = async () => {
    const asked = { demande, motif, recu, ...de, tour, par_jour, file: await leads.queue(de.source) };
    return leads.carryOut(id, deposer, { ...asked, command_id: id, confirmer: true });
  };
  // Requests without a turn are kept one at a time, so that each counts those before it.
  const outcome = await (tour || motif !== null ? keep() : perKey('file', keep));
  if ('refusal' in outcome) throw new Error('a request is always taken in');
  return { attend: outcome.proposal.attend };
}
