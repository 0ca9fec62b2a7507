import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type { DiagnosticsServer } from '@agence/proto/measurement/v1/diagnostics';
import { COMPTE_LEADS } from '../mesures/diagnostic.ts';
import type { Needs } from '../needs.ts';
import { preparedQuestions } from '../questions/prepare.ts';

const EXEMPLES = 3;

/** Links to diagnostics, for their owners. A confirmed proposal gets the same link again. */
export const lireLiens = ({ livrables, links, clock }: Needs): Handlers<DiagnosticsServer> => ({
  lireLiens: async ({ compte, documents }) => {
    const now = clock.now();
    const own = await livrables.among(compte, documents);
    return { liens: Object.fromEntries(own.map((id) => [id, links.signForTheHour(id, now)])) };
  },
  lireLienDeLead: async ({ lead, document }) => {
    const found = await livrables.ofClient(COMPTE_LEADS, lead);
    const there = document === '' ? found[0] : found.find(({ _id }) => _id === document);
    if (there === undefined) return { lien: undefined, simulee: undefined };
    return { lien: links.sign(there._id, clock.now()), simulee: there.simulee };
  },
  donnerExemples: async ({ site_web: site, ...known }) => ({
    questions: preparedQuestions(null, { ...known, site }, EXEMPLES).questions,
  }),
});
