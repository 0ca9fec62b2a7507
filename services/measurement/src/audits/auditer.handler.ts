import { fr, refuse } from '@agence/gesture';
import { endIn, withDeadline } from '@agence/platform/deadline';
import { opaqueId } from '@agence/platform/opaque-id';
import { isoDay } from '@agence/platform/paris';
import { refused } from '@agence/platform/refus';
import type { AuditerRequest, AuditerResponse } from '@agence/proto/measurement/v1/audits';
import { agenceDe } from '../livrables/agence-de.ts';
import { quietly } from '../quietly.ts';
import { compter, envoyer } from './annoncer-audit.ts';
import type { AuditNeeds } from './audits.needs.ts';
import { ecrire, prendre } from './audits.rule.ts';
import { noteDAudit } from './audits.sentences.ts';
import { ecrireAudit } from './ecrire-audit.ts';
import { regler } from './regler.ts';

/** Longer than the longest call: whoever took an audit for so long is gone. */
const PRISE_MS = 30_000;
const REGLER_MS = 3_000;

const RETIRE = fr`Ce client est retiré : reprenez-le avant de faire auditer son site.`;

/** Takes the day's audit, writes it, tells it. A fault before it is written gives the day's audit back. */
export const auditerHandler =
  (needs: AuditNeeds) =>
  async ({ compte, client }: AuditerRequest): Promise<AuditerResponse> => {
    const { audits, clock, databaseNow, links } = needs;
    const { result } = await needs.dossiers.lireDossier({ compte, client });
    if (result?.$case !== 'dossier') return { result };
    const dossier = result.value;
    if (!dossier.actif) return refused(refuse('conflict', RETIRE));
    const agence = await agenceDe(needs, compte);
    const now = clock.now();
    const [jour, jeton, at] = [isoDay(now), opaqueId('j'), await databaseNow()];
    const id = `${client}:${jour}`;
    const order = (what: string) => ({ command_id: `${jeton}:${what}`, confirmer: true });
    const audit = { compte, client, jour, document: opaqueId('d') };
    const prise = { jeton, jusqu_a: at + PRISE_MS };
    const taken = await audits.carryOut(id, prendre, { ...order('prendre'), audit, prise, at });
    if ('refusal' in taken) return refused(taken);
    const { document } = taken.proposal;
    let lu: boolean;
    try {
      lu = await ecrireAudit(needs, { dossier, document, agence, now });
      await audits.carryOut(id, ecrire, order('ecrire'));
    } catch (fault) {
      await quietly(needs, id, () =>
        withDeadline(endIn(REGLER_MS), () => regler(needs, id, { document, jeton })),
      );
      throw fault;
    }
    const ecrit = { dossier, document, lien: links.sign(document, now), now };
    const [email_envoye] = await Promise.all([envoyer(needs, ecrit), compter(needs, ecrit)]);
    const { lien } = ecrit;
    const entreprise = dossier.fiche?.entreprise ?? '';
    const value = { client, entreprise, lien, email_envoye, note: noteDAudit(lu, email_envoye) };
    return { result: { $case: 'audit', value } };
  };
