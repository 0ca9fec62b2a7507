import { fr } from '@agence/gesture';
import { hungUp, within } from '@agence/platform/process/deadline';
import { type Illisible, type Lecture, readForm } from '@agence/platform/read-form';
import { callerOf } from '@agence/words/caller';
import { readableHour } from '@agence/words/paris';
import type { Request, Response } from 'express';
import { controler } from '../deposer/controle.ts';
import { lireDemande } from '../deposer/demande.ts';
import { type Envoi, keepRequest } from '../deposer/deposer.ts';
import { type Faute, saisieDe } from '../deposer/saisie.ts';
import type { Needs } from '../needs.ts';
import { pageCorriger } from '../pages/corriger.page.ts';
import { pageMerci } from '../pages/merci.page.ts';
import { pageIndisponible, pageTropDeDemandes } from '../pages/plus-tard.page.ts';
import { sendPage } from './send-page.ts';

/** Shorter than the two seconds within which 503 must be answered. */
const KEPT_WITHIN_MS = 1600;
const RETRY_S = 60;
const LARGEST_FORM_KIB = 64;
const BOUNDS = { bytes: LARGEST_FORM_KIB * 1024, fields: 12 };

const ILLISIBLE: Readonly<Record<Illisible, string>> = {
  illisible: fr`Votre demande n'a pas pu être lue : remplissez ce formulaire, puis envoyez-le.`,
  'trop lourd': fr`Votre demande dépasse ${LARGEST_FORM_KIB} Kio : raccourcissez-la, puis envoyez-la à nouveau.`,
  'trop de champs': fr`Votre demande compte trop de champs : remplissez ce formulaire, puis envoyez-le.`,
  fichier: fr`Ce formulaire ne reçoit pas de fichier : envoyez votre demande sans pièce jointe.`,
};

/** The seal of a form, and the seal of the page in reply: the same, unless it is not ours. */
const sealOf = ({ seals, machineNow }: Needs, sent: string) => {
  const read = seals.read(sent, machineNow());
  if (read !== null) return { sceau: sent, lu: read, trace: read };
  const sceau = seals.fresh(machineNow());
  return { sceau, lu: seals.read(sceau, machineNow()), trace: sent === '' ? null : ('faux' as const) };
};

const fautesDe = ({ refus }: Lecture, lu: ReturnType<typeof lireDemande>): readonly Faute[] => {
  if (refus !== null) return [{ champ: null, phrase: ILLISIBLE[refus] }];
  return 'fautes' in lu ? lu.fautes : [];
};

/** Answers one sent form: 422 before 429, and thanks only once a majority of the database keeps it. */
export async function receive(needs: Needs, req: Request, res: Response): Promise<void> {
  const lecture = await readForm(req, BOUNDS);
  if (lecture === null) return void res.destroy();
  const { identite, machineNow, log } = needs;
  const typed = saisieDe(lecture.champs);
  const { sceau, lu, trace } = sealOf(needs, lecture.champs.get('formulaire') ?? '');
  const demande = lireDemande(typed);
  const fautes = fautesDe(lecture, demande);
  const rempli = { typed, fautes, sceau };
  if (fautes.length > 0 || 'fautes' in demande)
    return sendPage(res, 422, pageCorriger(identite, rempli), 'typed');
  const envoi: Envoi = {
    ...demande,
    adresse: callerOf(req.ip ?? ''),
    formulaire: lu?.formulaire ?? sceau,
    motif: controler({ piege: lecture.champs.get('fonction_2') ?? '', sceau: trace }),
  };
  try {
    const issue = await within(KEPT_WITHIN_MS, () => keepRequest(needs, envoi), hungUp(req));
    if ('attend' in issue)
      return sendPage(res, 200, pageMerci(identite, demande.demande, issue.attend), 'typed');
    const opens = new Date(machineNow().getTime() + issue.retry_s * 1000 + 59_999);
    res.set('Retry-After', String(issue.retry_s));
    sendPage(res, 429, pageTropDeDemandes(identite, rempli, readableHour(opens)), 'typed');
  } catch (fault) {
    log.error({ fault: String(fault) }, 'a request was not kept');
    res.set('Retry-After', String(RETRY_S));
    sendPage(res, 503, pageIndisponible(identite, rempli), 'typed');
  }
}
