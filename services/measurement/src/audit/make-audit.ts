import type { Outcome } from '@agence/gesture';
import { endIn, withDeadline } from '@agence/platform/process/deadline';
import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import type { Dossier } from '@agence/proto/clients/v1/dossiers';
import { isoDay } from '@agence/words/paris';
import type { Agence } from '../documents/document.data.ts';
import { factsOfSite } from '../facts/site.ts';
import { ecrireLivrable } from '../livrables/ecrire-livrable.ts';
import { ficheOf } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { finish, giveBack, take } from './audit.rule.ts';
import { renderAudit } from './audit.view.ts';
import { auditer } from './auditer.ts';
import { PROBES } from './robots-ia.ts';

/** Limit for reading the site: parsing may take some seconds more, and the mail has the rest of the 20 s. */
const LECTURE_MS = 10_000;

type ToWrite = {
  readonly dossier: Dossier;
  readonly document: string;
  readonly agence: Agence;
  readonly now: Date;
};

/** Reads the site and stores its document once. True when the site could be read. */
const writeAudit = async (needs: Needs, { dossier, document, agence, now }: ToWrite): Promise<boolean> => {
  const { compte, client } = dossier;
  const fiche = ficheOf(dossier.fiche);
  const { entreprise, site_web: site, ville, metier } = fiche;
  const read = await needs.lireSite(site, { budget_ms: LECTURE_MS, probes: PROBES });
  await needs.siteFacts.keep(compte, client, factsOfSite(read, now));
  const findings = auditer(read, fiche, now);
  const lu = findings.injoignable === null;
  const deliverable = { compte, client, mesure: '', genre: 'audit', document, sujet: entreprise } as const;
  await ecrireLivrable(needs, { ...deliverable, at: now }, ({ numero, jour }) => ({
    non_lu: !lu,
    html: renderAudit({
      schema: 'audit/1',
      document: { numero, etabli: jour },
      agence,
      client: { entreprise, site, ville, metier },
      ...findings,
    }),
  }));
  return lu;
};

type Taken = { readonly document: string; readonly jeton: string };

/** Settles an interrupted audit: finished if its document is stored, else given back. */
const settle = async (
  { audits, livrables }: Pick<Needs, 'audits' | 'livrables'>,
  id: string,
  { document, jeton }: Taken,
): Promise<void> => {
  const written = (await livrables.find(document)) !== null;
  const order = { command_id: `${jeton}:${written ? 'ecrire' : 'rendre'}`, confirmer: true, jeton };
  await audits.carryOut(id, written ? finish : giveBack, order);
};

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

/** Settles audits whose process died. */
export const auditsSweep = (needs: Needs): Sweep => ({
  name: 'audits',
  every_s: 15,
  run: async (ending) => {
    const over = { 'state.prise.jusqu_a': { $lte: await needs.databaseNow() } };
    for (const { _id: id, state } of unlessEnding(ending, await needs.audits.readMany(over)))
      await logAndContinue(needs, id, async () => {
        if (state?.prise) await settle(needs, id, { document: state.document, jeton: state.prise.jeton });
      });
  },
});
