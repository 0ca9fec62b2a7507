import { type Matiere, rapportData } from '../assembler/rapport.ts';
import type { DiagnosticData } from '../documents/diagnostic/diagnostic.data.ts';
import { gestesDesReponses } from '../documents/diagnostic/diagnostic.sentences.ts';
import { troisExtraits } from './trois-extraits.ts';

/** The form asks for a site, but does not require one. */
const SANS_SITE = 'non indiqué';

/** The data of a diagnostic: that of a report, without the parts for clients only. */
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
