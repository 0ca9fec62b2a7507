import { rapportData } from '../assembler/rapport.ts';
import type { DiagnosticData } from '../documents/diagnostic/diagnostic.data.ts';
import { gestesDesReponses } from '../documents/diagnostic/diagnostic.sentences.ts';
import { renderDiagnostic } from '../documents/diagnostic/diagnostic.view.ts';
import { ecrireLivrable } from '../livrables/ecrire-livrable.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { troisExtraits } from './trois-extraits.ts';

type Matiere = Parameters<typeof rapportData>[0];

/** The form asks for a site without requiring one. */
const SANS_SITE = 'non indiqué';

/** What a diagnostic shows: what a report is gathered from, without what only a client's report says. */
export const diagnosticData = (matiere: Omit<Matiere, 'prochaine_page' | 'avant'>): DiagnosticData => {
  const {
    prochaine_page: _,
    echec: __,
    meme_mois: ___,
    pages_livrees: ____,
    ...releve
  } = rapportData({
    ...matiere,
    prochaine_page: null,
    avant: null,
  });
  const { site } = releve.client;
  const client = { ...releve.client, site: site === '' ? SANS_SITE : site };
  const gestes = gestesDesReponses(releve);
  const extraits = troisExtraits(releve.extraits);
  return { ...releve, schema: 'diagnostic/1', client, avant: null, extraits, gestes };
};

type Found = Pick<Matiere, 'lectures' | 'classees' | 'agence'> & { readonly at: Date };

/** Writes the document of a diagnostic under the id that its plan gave it. */
export const ecrireDiagnostic = (
  needs: Needs,
  id: string,
  mesure: Mesure,
  { at, ...found }: Found,
): Promise<void> => {
  const { compte, client, document, fiche } = mesure;
  const of = { compte, client, mesure: id, genre: 'diagnostic', document, sujet: fiche.entreprise } as const;
  return ecrireLivrable(needs, { ...of, at }, (entete) => {
    const data = diagnosticData({ ...found, ...entete, mesure, models: needs.models });
    return { simulee: data.simulee, html: renderDiagnostic(data) };
  });
};
