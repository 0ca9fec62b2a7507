import { isTransient } from '@agence/platform/process/faults';
import type { Prospect } from '@agence/proto/clients/v1/prospection';
import type { Call } from '../route.ts';

/** Questions like those that would be asked, for a proposal; none while measurement is away. */
export const exemplesDe = async (
  { peers }: Pick<Call<unknown>, 'peers'>,
  prospect: Prospect,
): Promise<{ readonly questions_exemples?: readonly string[] }> => {
  try {
    const { questions } = await peers.diagnostics.call.donnerExemples(prospect);
    return { questions_exemples: questions };
  } catch (fault) {
    if (!isTransient(fault)) throw fault;
    return {};
  }
};
