import type { Outcome } from '@agence/gesture';
import { endIn, withDeadline } from '@agence/platform/process/deadline';
import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { Dossier } from '@agence/proto/clients/v1/dossiers';
import { isoDay } from '@agence/words/paris';
import type { Agence } from '../documents/document.data.ts';
import type { Needs } from '../needs.ts';
import { finish, take } from './audit.rule.ts';
import { settle } from './settle.ts';
import { writeAudit } from './write-audit.ts';

/** Longer than the longest call: a process that holds an audit for longer is dead. */
const LEASE_MS = 30_000;
const SETTLE_MS = 3_000;

type Made = { readonly document: string; readonly lu: boolean };

/** Leases the day's audit and writes it; `lu`: the site could be read. A fault before the writing releases the lease. */
export const makeAudit = async (
  needs: Needs,
  dossier: Dossier,
  agence: Agence,
  now: Date,
): Promise<Outcome<Made>> => {
  const { audits, databaseNow } = needs;
  const { compte, client } = dossier;
  const [jour, jeton, at] = [isoDay(now), opaqueId('j'), await databaseNow()];
  const id = `${client}:${jour}`;
  const order = (what: string) => ({ command_id: `${jeton}:${what}`, confirmer: true });
  const audit = { compte, client, jour, document: opaqueId('d') };
  const prise = { jeton, jusqu_a: at + LEASE_MS };
  const taken = await audits.carryOut(id, take, { ...order('prendre'), audit, prise, at });
  if ('refusal' in taken) return taken;
  const { document } = taken.proposal;
  try {
    const lu = await writeAudit(needs, { dossier, document, agence, now });
    await audits.carryOut(id, finish, order('ecrire'));
    return { proposal: { document, lu } };
  } catch (fault) {
    const soon = () => withDeadline(endIn(SETTLE_MS), () => settle(needs, id, { document, jeton }));
    await logAndContinue(needs, id, soon);
    throw fault;
  }
};
