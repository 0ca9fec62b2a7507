import { type Diagnostic, preparationDe, QUESTIONS, REVISION } from '../mesures/diagnostic.ts';
import type { Fiche } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { creerPreparation } from '../preparations/preparer.ts';

export type Commande = {
  readonly compte: string;
  /** The id of the agency's request, or of the lead. */
  readonly id: string;
  readonly fiche: Fiche;
  readonly diagnostic: Diagnostic;
};

/** Orders the questions of a diagnostic: one paid call. */
export const commander = (needs: Needs, { id, diagnostic, ...rest }: Commande): Promise<void> =>
  creerPreparation(needs, {
    _id: preparationDe(id),
    ...rest,
    client: id,
    revision: REVISION,
    contexte: '',
    count: QUESTIONS[diagnostic.pour],
    handed: null,
    diagnostic,
  });
