import type { Gesture } from './model.ts';
import type { Schedule } from './schedule.ts';

/** One of each gesture; the rules refuse some. */
const GESTURES: readonly Gesture[] = [
  { kind: 'placer', sites: ['a', 'b', 'c', 'd'] },
  { kind: 'marque', nom: 'Marque' },
  { kind: 'lancer', client: 0 },
  { kind: 'corriger', client: 1, metier: 'pâtisserie' },
  { kind: 'diagnostic', site: 'p' },
  { kind: 'corriger', client: 1, metier: 'chocolaterie' },
  { kind: 'virement' },
  { kind: 'lead', entreprise: 'Fleurs du jour' },
  { kind: 'paiement' },
  { kind: 'retirer', client: 2 },
  { kind: 'retirer', client: 2 },
  { kind: 'corriger', client: 0, metier: 'traiteur' },
  { kind: 'placer', sites: ['e', 'f', 'g'] },
  { kind: 'retirer', client: 0 },
  { kind: 'placer', sites: ['h'] },
  { kind: 'paiement' },
];

/** A day without a fault. */
export const DAY: Schedule = { seed: 0, steps: GESTURES.map((gesture) => ({ gesture })) };
