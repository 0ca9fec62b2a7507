import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import { logAndContinue } from '@agence/platform/process/log-and-continue';
import type { AuditerRequest, AuditerResponse } from '@agence/proto/measurement/v1/audits';
import { readableDay } from '@agence/words/paris';
import { agenceDe, annoncerLivrable } from '../livrables/ecrire-livrable.ts';
import { ficheOf } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { makeAudit, noteOf, sendMail } from './make-audit.ts';

const RETIRE = fr`Ce client est retiré : reprenez-le avant de faire auditer son site.`;

/** Audits the site of a client that the clients service admitted; once written, it stands, even if its mail fails. */
export const auditerHandler =
  (needs: Needs) =>
  async ({ compte, client }: AuditerRequest): Promise<AuditerResponse> => {
    const { result } = await needs.dossiers.lireDossier({ compte, client });
    if (result?.$case !== 'dossier') return { result };
    const dossier = result.value;
    if (!dossier.actif) return refused(refuse('conflict', RETIRE));
    const fiche = ficheOf(dossier.fiche);
    const agence = await agenceDe(needs, compte);
    const now = needs.clock.now();
    const made = await makeAudit(needs, { compte, client, fiche, agence, now });
    if ('refusal' in made) return refused(made);
    const { document, lu } = made.proposal;
    const { entreprise, site_web: site } = fiche;
    const lien = needs.links.sign(document, now);
    const [email_envoye] = await Promise.all([
      sendMail(needs, document, { compte, entreprise, site, cree: readableDay(now), lien, non_lu: !lu }),
      // If clients is down, the event counts the document later.
      logAndContinue(needs, document, () =>
        annoncerLivrable(needs, { compte, client, genre: 'audit', document }),
      ),
    ]);
    const value = { client, entreprise, lien, email_envoye, note: noteOf(lu, email_envoye), non_lu: !lu };
    return { result: { $case: 'audit', value } };
  };
