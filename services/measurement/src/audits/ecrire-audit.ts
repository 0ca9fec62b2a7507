import type { Dossier } from '@agence/proto/clients/v1/dossiers';
import { isoDay, readableMonth } from '@agence/words/paris';
import { auditer } from '../audit/auditer.ts';
import { renderAudit } from '../documents/audit/audit.view.ts';
import type { Agence } from '../documents/document.data.ts';
import { slug } from '../livrables/slug.ts';
import { ficheOf } from '../mesures/fiche-of.ts';
import type { Needs } from '../needs.ts';

/** The reading of the site; what is being parsed then may take some seconds more, the mail has the rest of 20 s. */
const LECTURE_MS = 10_000;

export type AEcrire = {
  readonly dossier: Dossier;
  readonly document: string;
  readonly agence: Agence;
  readonly now: Date;
};

/** Reads the site and keeps the document, which is written once. True when the site could be read. */
export const ecrireAudit = async (
  { lireSite, livrables }: Pick<Needs, 'lireSite' | 'livrables'>,
  { dossier, document, agence, now }: AEcrire,
): Promise<boolean> => {
  const { compte, client } = dossier;
  const fiche = ficheOf(dossier.fiche);
  const { entreprise, site_web: site, ville, metier } = fiche;
  const findings = auditer(await lireSite(site, LECTURE_MS), fiche, now);
  const jour = isoDay(now);
  const lu = findings.injoignable === null;
  const html = renderAudit({
    schema: 'audit/1',
    document: { numero: `A-${jour}-${document.slice(-6).toUpperCase()}`, etabli: jour },
    agence,
    client: { entreprise, site, ville, metier },
    ...findings,
  });
  await livrables.keep({
    _id: document,
    compte,
    client,
    mesure: '',
    genre: 'audit',
    periode: readableMonth(now),
    titre: `Audit technique – ${entreprise}`,
    etat: 'prêt',
    cree: now,
    nom_de_fichier: `audit-${slug(entreprise)}-${jour}.html`,
    non_lu: !lu,
    html,
  });
  return lu;
};
