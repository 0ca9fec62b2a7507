import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { AuditerRequest, AuditerResponse } from '@agence/proto/measurement/v1/audits';
import { agenceDe } from '../livrables/ecrire-livrable.ts';
import type { Needs } from '../needs.ts';
import { count, noteOf, sendMail } from './announce-audit.ts';
import { makeAudit } from './make-audit.ts';

const RETIRE = fr`Ce client est retiré : reprenez-le avant de faire auditer son site.`;

/** Audits the site of a client that the clients service admitted; once written, it stands, even if its mail fails. */
export const auditerHandler =
  (needs: Needs) =>
  async ({ compte, client }: AuditerRequest): Promise<AuditerResponse> => {
    const { result } = await needs.dossiers.lireDossier({ compte, client });
    if (result?.$case !== 'dossier') return { result };
    const dossier = result.value;
    if (!dossier.actif) return refused(refuse('conflict', RETIRE));
    const agence = await agenceDe(needs, compte);
    const now = needs.clock.now();
    const made = await makeAudit(needs, dossier, agence, now);
    if ('refusal' in made) return refused(made);
    const { document, lu } = made.proposal;
    const lien = needs.links.sign(document, now);
    const ecrit = { dossier, document, lien, lu, now };
    const [email_envoye] = await Promise.all([sendMail(needs, ecrit), count(needs, ecrit)]);
    const entreprise = dossier.fiche?.entreprise ?? '';
    const value = { client, entreprise, lien, email_envoye, note: noteOf(lu, email_envoye), non_lu: !lu };
    return { result: { $case: 'audit', value } };
  };
