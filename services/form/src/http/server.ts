import { newCommand } from '@agence/gesture/handler';
import { signatureRefused } from '@agence/platform/process/security-events';
import { callerOf } from '@agence/words/caller';
import type { Request, Response } from 'express';
import { confirmer } from '../confirmer/confirmer.rule.ts';
import { saisieDe } from '../deposer/saisie.ts';
import type { Needs } from '../needs.ts';
import { pageConfirmee, pageConfirmer, pageLienInconnu } from '../pages/confirmer.page.ts';
import { pageFormulaire } from '../pages/formulaire.page.ts';
import { receive } from './receive.ts';
import { sendPage } from './send-page.ts';

const PATH = '/lead/';
const CONFIRM = '/lead/confirmer/';
const EMPTY = saisieDe(new Map());

/** Shows the link in the message as a page with a button, so that a mail scanner confirms nothing. */
async function confirm(needs: Needs, req: Request, res: Response, token: string): Promise<void> {
  const { confirmations, leads, clock, identite, log } = needs;
  const sent = req.method === 'POST';
  const lead = confirmations.read(token);
  if (lead === null) signatureRefused(log, { from: callerOf(req.ip ?? ''), door: 'confirmation' });
  const command = { confirme: clock.now(), ...newCommand(), confirmer: sent };
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

/** Answers the paths of the form; the gateway in front knows them, so any other path is a plain refusal. */
export const surface =
  (needs: Needs) =>
  async (req: Request, res: Response): Promise<void> => {
    const [path = ''] = req.url.split('?');
    if (path.startsWith(CONFIRM)) return confirm(needs, req, res, path.slice(CONFIRM.length));
    if (path !== PATH) return void res.status(404).type('text').send('Not Found\n');
    if (req.method === 'GET' || req.method === 'HEAD') {
      const sceau = needs.seals.fresh(needs.machineNow());
      const page = pageFormulaire(needs.identite, { typed: EMPTY, fautes: [], sceau });
      return sendPage(res, 200, page, 'empty');
    }
    if (req.method === 'POST') return receive(needs, req, res);
    res.status(405).set('Allow', 'GET, HEAD, POST').type('text').send('Method Not Allowed\n');
  };
