import type { Agence, Client } from '../document.data.ts';
import type { Releve } from '../releve/releve.data.ts';

/**
 * Everything that a monthly report shows, and nothing else: it is embedded in the page, and each number
 * of the page can be computed again from it. Dates are days in Paris, YYYY-MM-DD.
 */
export type RapportData = Releve & {
  schema: 'rapport/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
  /** Set when the measurement failed: the report then shows no number. Both are full sentences. */
  echec: { raison: string; suite: string } | null;
  /** Another report was written in the same month: this one is named by its day. */
  meme_mois: boolean;
  /** Every page delivered before this report, whatever question it aimed at: the month is YYYY-MM. */
  pages_livrees: { id: string; periode: string }[];
  /** The question of the page written from this measurement, frozen before the report. */
  prochaine_page: { numero: number; question: string; choisi: boolean } | null;
};
