import type { Part } from '@agence/look/courbe';
import type { Agence, Client } from '../documents/document.data.ts';
import type { FaitDit } from '../facts/faits.data.ts';
import type { Releve } from '../states/releve/releve.data.ts';
import type { MoisDeSources } from '../states/releve/sources.ts';

/** Why two measurements in a row are not compared: other models or versions, another reading, other questions. */
export type Rupture = 'ias' | 'lecture' | 'questions';

/** A measurement in the course of months. `date` is a day in Paris, YYYY-MM-DD; `mois`: the month of most of its days. */
export type MoisMesure = Part & {
  date: string;
  mois?: string | undefined;
  premier: number;
  /** Mentions of the client, and of all businesses followed. */
  voix: { client: number; tous: number };
  ruptures: Rupture[];
  /** The questions that are still asked in the same words. */
  questions: (Part & { n: number })[];
};

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
  cours?: MoisMesure[];
  /** What answers say of the client, false ones first; absent when they say nothing. */
  faits?: FaitDit[];
  /** The sources of the measurements before, oldest first, for the sites that this report shows; absent in older reports. */
  sources_avant?: MoisDeSources[];
  /** The question of this measurement's page, fixed before the report. */
  prochaine_page: { numero: number; question: string; choisi: boolean } | null;
};
