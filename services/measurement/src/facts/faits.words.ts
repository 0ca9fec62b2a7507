import { fr } from '@agence/gesture';
import type { FaitDit } from './faits.data.ts';

export const GENRES: Readonly<Record<FaitDit['genre'], string>> = {
  telephone: fr`Téléphone`,
  site: fr`Site web`,
  adresse: fr`Adresse`,
  horaires: fr`Jours d'ouverture`,
  prix: fr`Prix`,
  fermeture: fr`Fermeture`,
};

export const VERDICTS: Readonly<Record<FaitDit['verdict'], string>> = {
  faux: 'faux',
  conforme: 'conforme',
  non_verifiable: 'non vérifiable',
};

/** The answers that state a fact. */
export const repetitions = ({ par_ia }: Pick<FaitDit, 'par_ia'>): number =>
  par_ia.reduce((sum, n) => sum + n, 0);
