import type { DiagnosticData } from '../../diagnostic/diagnostic.data.ts';
import { gestesDesReponses } from '../../diagnostic/diagnostic.sentences.ts';
import { renderDiagnostic } from '../../diagnostic/diagnostic.view.ts';
import { type Cas, rapportFictif } from './rapport.fixture.ts';

/** An invented diagnostic: five questions, four models, three times, unless the case says otherwise. */
export function diagnosticFictif(cas: Cas = {}): DiagnosticData {
  const {
    document: _,
    prochaine_page: __,
    echec: ___,
    meme_mois: ____,
    pages_livrees: _____,
    ...rest
  } = rapportFictif({ questions: 5, ias: 4, essais: 3, graine: 21, ...cas });
  const data = { ...rest, avant: null };
  const texts = cas.textes ?? [];
  const gestes = gestesDesReponses(data).map((g, i) => ({
    titre: texts[i + 8] ?? g.titre,
    texte: texts[i + 11] ?? g.texte,
  }));
  return {
    ...data,
    schema: 'diagnostic/1',
    document: { numero: 'D-2026-11-0042', etabli: '2026-11-12' },
    gestes,
  };
}

export const sample = (cas: Cas): string => renderDiagnostic(diagnosticFictif(cas));
