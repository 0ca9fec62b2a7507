import { fr } from '@agence/gesture';
import { timeLeft } from '@agence/platform/process/deadline';
import { logAndContinue } from '@agence/platform/process/log-and-continue';
import type { Dossier } from '@agence/proto/clients/v1/dossiers';
import { readableDay } from '@agence/words/paris';
import { annoncerLivrable } from '../livrables/ecrire-livrable.ts';
import type { Needs } from '../needs.ts';

/** The note on a new audit: whether the site could be read, and whether the mail was sent. */
export const noteOf = (lu: boolean, email_envoye: boolean): string => {
  const site = lu
    ? fr`L'audit est écrit.`
    : fr`Le site n'a pas pu être lu : le document dit pourquoi et que faire.`;
  const mail = email_envoye
    ? fr`Il a aussi été envoyé par e-mail, aux adresses de votre compte.`
    : fr`L'e-mail qui l'annonce partira plus tard.`;
  return `${site} ${mail}`;
};

/** The limit of the mail call, and the time kept to answer the caller. */
const MAIL_MS = 5_000;
const REPONSE_MS = 1_000;
const CALL_MS = 20_000;

type Written = {
  readonly dossier: Dossier;
  readonly document: string;
  readonly lien: string;
  readonly lu: boolean;
  readonly now: Date;
};

/** Counts the document among the client's at once; if clients is down, the event does it later. */
export const count = (needs: Needs, { dossier, document }: Written): Promise<void> =>
  logAndContinue(needs, document, () => {
    const { compte, client } = dossier;
    return annoncerLivrable(needs, { compte, client, genre: 'audit', document });
  });

/** True when the relay accepted the message during the call; otherwise the event sends it later. */
export const sendMail = async (
  needs: Needs,
  { dossier, document, lien, lu, now }: Written,
): Promise<boolean> => {
  const deadline_ms = Math.min(MAIL_MS, timeLeft(CALL_MS) - REPONSE_MS);
  if (deadline_ms <= 0) return false;
  const { compte, fiche } = dossier;
  const audit = {
    compte,
    entreprise: fiche?.entreprise ?? '',
    site: fiche?.site_web ?? '',
    cree: readableDay(now),
    lien,
    non_lu: !lu,
  };
  try {
    const message = { $case: 'audit' as const, value: audit };
    const { result } = await needs.mail.sendNow({ id: `audit:${document}`, message }, { deadline_ms });
    return result?.$case === 'remis' && result.value.email_envoye;
  } catch (fault) {
    needs.log.warn({ document, fault: String(fault) }, 'the mail of an audit leaves later');
    return false;
  }
};
