import type { Outcome } from '@agence/gesture';
import { endIn, withDeadline } from '@agence/platform/deadline';
import { opaqueId } from '@agence/platform/opaque-id';
import { quietly } from '@agence/platform/quietly';
import type { Dossier } from '@agence/proto/clients/v1/dossiers';
import { isoDay } from '@agence/words/paris';
import type { Agence } from '../documents/document.data.ts';
import type { Needs } from '../needs.ts';
import { ecrire, prendre } from './audits.rule.ts';
import { ecrireAudit } from './ecrire-audit.ts';
import { regler } from './regler.ts';

/** Longer than the longest call: whoever took an audit for so long is gone. */
const PRISE_MS = 30_000;
const REGLER_MS = 3_000;

type Fait = { readonly document: string; readonly lu: boolean };

/** Takes the day's audit and writes it; `lu`: the site could be read. A fault before it is written gives the day's audit back. */
export const faireAudit = async (
  needs: Needs,
  dossier: Dossier,
  agence: Agence,
  now: Date,
): Promise<Outcome<Fait>> => {
  const { audits, databaseNow } = needs;
  const { compte, client } = dossier;
  const [jour, jeton, at] = [isoDay(now), opaqueId('j'), await databaseNow()];
  const id = `${client}:${jour}`;
  const order = (what: string) => ({ command_id: `${jeton}:${what}`, confirmer: true });
  const audit = { compte, client, jour, document: opaqueId('d') };
  const prise = { jeton, jusqu_a: at + PRISE_MS };
  const taken = await audits.carryOut(id, prendre, { ...order('prendre'), audit, prise, at });
  if ('refusal' in taken) return taken;
  const { document } = taken.proposal;
  try {
    const lu = await ecrireAudit(needs, { dossier, document, agence, now });
    await audits.carryOut(id, ecrire, order('ecrire'));
    return { proposal: { document, lu } };
  } catch (fault) {
    const settle = () => withDeadline(endIn(REGLER_MS), () => regler(needs, id, { document, jeton }));
    await quietly(needs, id, settle);
    throw fault;
  }
};
