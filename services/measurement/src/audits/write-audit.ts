import type { Dossier } from '@agence/proto/clients/v1/dossiers';
import { auditer } from '../audit/auditer.ts';
import { PROBES } from '../audit/robots-ia.ts';
import { renderAudit } from '../documents/audit/audit.view.ts';
import type { Agence } from '../documents/document.data.ts';
import { ecrireLivrable } from '../livrables/ecrire-livrable.ts';
import { ficheOf } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';

/** Limit for reading the site: parsing may take some seconds more, and the mail has the rest of the 20 s. */
const LECTURE_MS = 10_000;

export type ToWrite = {
  readonly dossier: Dossier;
  readonly document: string;
  readonly agence: Agence;
  readonly now: Date;
};

/** Reads the site and stores its document once. True when the site could be read. */
export const writeAudit = async (
  needs: Needs,
  { dossier, document, agence, now }: ToWrite,
): Promise<boolean> => {
  const { compte, client } = dossier;
  const fiche = ficheOf(dossier.fiche);
  const { entreprise, site_web: site, ville, metier } = fiche;
  const read = await needs.lireSite(site, { budget_ms: LECTURE_MS, probes: PROBES });
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
