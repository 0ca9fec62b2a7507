import { ficheOf } from './fiche.ts';
import type { Mesure, Relecture } from './mesure.ts';

/** What a measurement begins with, beside its plan. */
export const NEW = {
  etat: 'en cours',
  figee: null,
  bilan: null,
  terminee: null,
  reprise_le: null,
  en_retard: false,
} as const;

/** A stopped reading changes nothing. */
export const STOPPED = { bilan: null, inconnues: [] } as const;

/** Every further reading that was begun. */
export const relectures = ({ relues = [], relecture }: Mesure): readonly Relecture[] => [
  ...relues.map(({ lecteur, version, essai }) => ({ lecteur, version, essai })),
  ...(relecture == null ? [] : [relecture]),
];

/** What erasing sets: every further reading is stopped, and nothing is left but their names. */
export const erased = (mesure: Mesure): Partial<Mesure> => ({
  fiche: ficheOf(),
  questions: [],
  bilan: null,
  etat: 'annulée',
  reprise_le: null,
  relecture: null,
  relues: relectures(mesure).map((again) => ({ ...again, ...STOPPED })),
});
