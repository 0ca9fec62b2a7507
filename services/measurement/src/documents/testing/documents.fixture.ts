import { renderAudit } from '../../audit/audit.view.ts';
import { renderDiagnostic } from '../../diagnostic/diagnostic.view.ts';
import type { Genre } from '../../livrables/genre.ts';
import { renderPage } from '../../page/page.view.ts';
import { renderRapport } from '../../report/rapport.view.ts';
import { auditFictif } from './audit.fixture.ts';
import { diagnosticFictif } from './diagnostic.fixture.ts';
import { pageFictive } from './page.fixture.ts';
import { rapportFictif } from './rapport.fixture.ts';

type Textes = { textes: readonly string[] };

/** Every kind of document, filled with the texts given. */
export const GENRES_DE_DOCUMENT: Readonly<Record<Genre, (cas: Textes) => string>> = {
  rapport: (cas) => renderRapport(rapportFictif({ ...cas, questions: 3, ias: 2, avant: true })),
  diagnostic: (cas) => renderDiagnostic(diagnosticFictif(cas)),
  audit: (cas) => renderAudit(auditFictif(cas)),
  page: (cas) => renderPage(pageFictive(cas)),
};
