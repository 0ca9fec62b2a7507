import type { Agence, Client } from '../documents/document.data.ts';
import type { FaitDit } from '../facts/faits.data.ts';
import type { Releve } from '../states/releve/releve.data.ts';
import type { MoisDeSources } from '../states/releve/sources.ts';
import type { MoisMesure } from './cours.ts';

/** The data of a monthly report, embedded in the page: each number shown can be computed again from it. */
export type RapportData = Releve & {
  schema: 'rapport/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
  /** Set when the measurement failed; the report then shows no number. Both are full sentences. */
  echec: { raison: string; suite: string } | null;
  /** Another report was written in the same month: the title of this one gives the day. */
  meme_mois: boolean;
  /** Every page delivered before this report, for any question; months are YYYY-MM. */
  pages_livrees: { id: string; periode: string }[];
  /** The measurements so far, this one last; absent with fewer than three. */
  cours?: readonly MoisMesure[];
  /** What answers say of the client, false ones first; absent when they say nothing. */
  faits?: FaitDit[];
  /** The sources of the measurements before, oldest first, for the sites that this report shows; absent in older reports. */
  sources_avant?: MoisDeSources[];
  /** The question of this measurement's page, fixed before the report. */
  prochaine_page: { numero: number; question: string; choisi: boolean } | null;
};
