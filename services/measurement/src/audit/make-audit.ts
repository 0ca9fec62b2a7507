import { fr, type Outcome } from '@agence/gesture';
import { endIn, timeLeft, withDeadline } from '@agence/platform/process/deadline';
import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import type { AuditEcrit } from '@agence/proto/mail/v1/mail';
import { isoDay } from '@agence/words/paris';
import type { Agence } from '../documents/document.data.ts';
import { factsOfSite } from '../facts/site.ts';
import { ecrireLivrable } from '../livrables/ecrire-livrable.ts';
import type { Fiche } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { auditer } from './audit.data.ts';
import { finish, giveBack, take } from './audit.rule.ts';
import { renderAudit } from './audit.view.ts';
import { ROBOTS_IA } from './robots-ia.ts';

/** Limit for reading the site: parsing may take some seconds more, and the mail has the rest of the 20 s. */
const LECTURE_MS = 10_000;

type Asked = {
  readonly compte: string;
  readonly client: string;
  readonly fiche: Fiche;
  readonly agence: Agence;
  readonly now: Date;
};

/** Reads the site and stores its document once. True when the site could be read. */
const writeAudit = async (
  needs: Needs,
  document: string,
  { compte, client, fiche, agence, now }: Asked,
): Promise<boolean> => {
  const { entreprise, site_web: site, ville, metier } = fiche;
  const read = await needs.lireSite(site, { budget_ms: LECTURE_MS, robots: ROBOTS_IA });
  const facts = factsOfSite(read, now);
  await needs.siteFacts.keep(compte, client, facts);
  const findings = auditer(read, facts, fiche, now);
  const non_lu = findings.injoignable !== null;
  const deliverable = { compte, client, mesure: '', genre: 'audit', document, sujet: entreprise } as const;
  await ecrireLivrable(needs, { ...deliverable, at: now }, ({ numero, jour }) => ({
    non_lu,
    html: renderAudit({
      schema: 'audit/1',
      document: { numero, etabli: jour },
      agence,
      client: { entreprise, site, ville, metier },
      ...findings,
    }),
  }));
  return !non_lu;
};

/** Settles an interrupted audit: finished if its document is stored, else given back. */
const settle = async (
  { audits, livrables }: Pick<Needs, 'audits' | 'livrables'>,
  id: string,
  document: string,
  jeton: string,
): Promise<void> => {
  const written = (await livrables.find(document)) !== null;
  const order = { command_id: `${jeton}:${written ? 'ecrire' : 'rendre'}`, confirmer: true, jeton };
  await audits.carryOut(id, written ? finish : giveBack, order);
};

/** Longer than the longest call: a process that holds an audit for longer is dead. */
const LEASE_MS = 30_000;
const SETTLE_MS = 3_000;

/** Leases the day's audit and writes it; `lu`: the site could be read. A fault before the writing releases the lease. */
export const makeAudit = async (
  needs: Needs,
  asked: Asked,
): Promise<Outcome<{ readonly document: string; readonly lu: boolean }>> => {
  const { audits, databaseNow } = needs;
  const { compte, client, now } = asked;
  const [jour, jeton, at] = [isoDay(now), opaqueId('j'), await databaseNow()];
  const id = `${client}:${jour}`;
  const order = (what: string) => ({ command_id: `${jeton}:${what}`, confirmer: true });
  const audit = { compte, client, jour, document: opaqueId('d') };
  const prise = { jeton, jusqu_a: at + LEASE_MS };
  const taken = await audits.carryOut(id, take, { ...order('prendre'), audit, prise, at });
  if ('refusal' in taken) return taken;
  const { document } = taken.proposal;
  try {
    const lu = await writeAudit(needs, document, asked);
    await audits.carryOut(id, finish, order('ecrire'));
    return { proposal: { document, lu } };
  } catch (fault) {
    const soon = () => withDeadline(endIn(SETTLE_MS), () => settle(needs, id, document, jeton));
    await logAndContinue(needs, id, soon);
    throw fault;
  }
};

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

/** True when the relay accepted the message during the call; otherwise the event sends it later. */
export const sendMail = async (
  { mail, log }: Needs,
  document: string,
  audit: AuditEcrit,
): Promise<boolean> => {
  const deadline_ms = Math.min(MAIL_MS, timeLeft(CALL_MS) - REPONSE_MS);
  if (deadline_ms <= 0) return false;
  try {
    const message = { $case: 'audit' as const, value: audit };
    const { result } = await mail.sendNow({ id: `audit:${document}`, message }, { deadline_ms });
    return result?.$case === 'remis' && result.value.email_envoye;
  } catch (fault) {
    log.warn({ document, fault: String(fault) }, 'the mail of an audit leaves later');
    return false;
  }
};

/** Settles audits whose process died. */
export const auditsSweep = (needs: Needs): Sweep => ({
  name: 'audits',
  every_s: 15,
  run: async (ending) => {
    const over = { 'state.prise.jusqu_a': { $lte: await needs.databaseNow() } };
    for (const { _id: id, state } of unlessEnding(ending, await needs.audits.readMany(over)))
      await logAndContinue(needs, id, async () => {
        if (state?.prise) await settle(needs, id, state.document, state.prise.jeton);
      });
  },
});
