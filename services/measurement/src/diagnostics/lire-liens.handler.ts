import type {
  LireLienDeLeadRequest,
  LireLienDeLeadResponse,
  LireLiensRequest,
  LireLiensResponse,
} from '@agence/proto/measurement/v1/diagnostics';
import type { Needs } from '../needs.ts';
import { COMPTE_LEADS } from './diagnostic.ts';

/** Links to the diagnostics of an agency. One that confirms a dry run is given the same link again. */
export const lireLiens =
  ({ livrables, links, clock }: Needs) =>
  async ({ compte, documents }: LireLiensRequest): Promise<LireLiensResponse> => {
    const now = clock.now();
    const own = await livrables.among(compte, documents);
    return { liens: Object.fromEntries(own.map((id) => [id, links.signForTheHour(id, now)])) };
  };

/** The link to the diagnostic of a person who asked through the form. */
export const lireLienDeLead =
  ({ livrables, links, clock }: Needs) =>
  async ({ lead, document }: LireLienDeLeadRequest): Promise<LireLienDeLeadResponse> => {
    const found = await livrables.ofClient(COMPTE_LEADS, lead);
    const there = found.find(({ _id }) => _id === document);
    if (there === undefined) return { lien: undefined, simulee: undefined };
    return { lien: links.sign(document, clock.now()), simulee: there.simulee };
  };
