import { signatureRefused } from '@agence/platform/process/security-events';
import { callerOf } from '@agence/words/caller';
import { answers } from '../http/answers.ts';
import { bytesReader } from '../http/body.ts';
import type { PublicRoute } from '../http/pipeline.ts';
import type { Needs } from '../needs.ts';

/** The bytes as sent: the signature covers exactly these, so nothing is unpacked or decoded. */
const read = bytesReader({ limit: 1024 * 1024, inflate: false });

/** Messages of the card provider; 404 without one. When billing is away: 503, and the provider sends again. */
export const internePaiementPost = ({ peers, log }: Pick<Needs, 'peers' | 'log'>): PublicRoute => ({
  method: 'POST',
  path: '/interne/paiement/',
  answer: async (req, res) => {
    // A body that cannot be read has no right signature: billing refuses it.
    const corps = await read(req, res).catch(() => Buffer.alloc(0));
    const signature = req.get('stripe-signature') ?? '';
    const { issue } = await peers.billing.call.recevoirPaiement({ corps, signature });
    if (issue === 'signature refusée' || issue === 'autre mode')
      signatureRefused(log, { from: callerOf(req.ip ?? ''), door: 'paiement' });
    if (issue === 'reçu') answers.ok(res, { recu: true });
    else if (issue === 'signature refusée') answers.badSignature(res);
    else if (issue === 'autre mode') answers.otherMode(res);
    else answers.unknown(res);
  },
});
