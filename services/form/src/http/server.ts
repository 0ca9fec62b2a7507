import type { Request, Response } from 'express';
import { saisieDe } from '../deposer/saisie.ts';
import type { Needs } from '../needs.ts';
import { pageFormulaire } from '../pages/formulaire.page.ts';
import { confirm } from './confirm.ts';
import { receive } from './receive.ts';
import { sendPage } from './send-page.ts';

const PATH = '/lead/';
const CONFIRM = '/lead/confirmer/';
const EMPTY = saisieDe(new Map());

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
