import { signatureRefused } from '@agence/platform/process/security-events';
import { callerOf } from '@agence/words/caller';
import express, { type Request, type Response } from 'express';
import { answers } from '../http/answers.ts';
import type { PublicRoute } from '../http/public-route.ts';
import type { Needs } from '../needs.ts';

const MAX_BYTES = 1024 * 1024;

/** The bytes as sent: the signature covers exactly these, so nothing is unpacked or decoded. */
const raw = express.raw({ type: () => true, limit: MAX_BYTES, inflate: false });

const bytesOf = (req: Request, res: Response): Promise<Buffer> =>
  new Promise((resolve) => {
    raw(req, res, (fault?: unknown) => {
      const whole = (fault === undefined || fault === null) && Buffer.isBuffer(req.body);
      resolve(whole ? req.body : Buffer.alloc(0));
    });
  });

/** Messages of the card provider; 404 without one. When billing is away: 503, and the provider sends again. */
export const internePaiementPost = ({ peers, log }: Pick<Needs, 'peers' | 'log'>): PublicRoute => ({
  method: 'POST',
  path: '/interne/paiement/',
  answer: async (req, res) => {
    const corps = await bytesOf(req, res);
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
