import { randomUUID } from 'node:crypto';
import { signatureRefused } from '@agence/platform/process/security-events';
import { callerOf } from '@agence/words/caller';
import type { Request, Response } from 'express';
import { confirmer } from '../confirmer/confirmer.rule.ts';
import type { Needs } from '../needs.ts';
import { pageConfirmee, pageConfirmer, pageLienInconnu } from '../pages/confirmer.page.ts';
import { sendPage } from './send-page.ts';

/** Shows the link in the message as a page with a button, so that a mail scanner confirms nothing. */
export async function confirm(needs: Needs, req: Request, res: Response, token: string): Promise<void> {
  const { confirmations, leads, clock, identite, log } = needs;
  const sent = req.method === 'POST';
  const lead = confirmations.read(token);
  if (lead === null) signatureRefused(log, { from: callerOf(req.ip ?? ''), door: 'confirmation' });
  const command = { command_id: randomUUID(), confirmer: sent, confirme: clock.now() };
  try {
    const outcome = await leads.carryOut(lead ?? '?', confirmer, command);
    if ('refusal' in outcome) return sendPage(res, 404, pageLienInconnu(identite), 'typed');
    sendPage(res, 200, sent ? pageConfirmee(identite) : pageConfirmer(identite), 'typed');
  } catch (fault) {
    log.error({ fault: String(fault) }, 'an address was not confirmed');
    // The gateway then answers 503 with a time to retry.
    res.destroy();
  }
}
