import { isTransient } from '@agence/platform/process/faults';
import { signatureRefused } from '@agence/platform/process/security-events';
import { callerOf } from '@agence/words/caller';
import { documentAway, documentPage, documentUnknown } from '../http/document-page.ts';
import type { PublicRoute } from '../http/public-route.ts';
import type { Needs } from '../needs.ts';

/** A document behind its signed link; wrong, expired and unknown links are one and the same page. */
export const documentGet = ({ peers, log }: Pick<Needs, 'peers' | 'log'>): PublicRoute => ({
  method: 'GET',
  path: '/d/{id}',
  answer: async (req, res, token) => {
    const { result } = await peers.measurement.call.lireDocument({ token }).catch((fault: unknown) => {
      if (isTransient(fault)) return { result: undefined };
      throw fault;
    });
    if (result === undefined) documentAway(res);
    else if (result?.$case === 'document') documentPage(res, result.value);
    else {
      signatureRefused(log, { from: callerOf(req.ip ?? ''), door: 'document' });
      documentUnknown(res);
    }
  },
});
