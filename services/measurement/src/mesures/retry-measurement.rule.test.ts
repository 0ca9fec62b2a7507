import { expect, it } from '@jest/globals';
import { uneFiche } from './fiche.fixture.ts';
import { MESURES, type Mesure } from './mesure.ts';
import { retryMeasurement } from './retry-measurement.rule.ts';

const at = new Date('2026-11-23T10:00:00Z');
const echouee: Mesure = {
  ...{ compte: 'clairval', client: 'c_1', revision: 1, document: 'd_1', essai: 2, origine: 'm_1' },
  fiche: uneFiche({ entreprise: 'Épi', site_web: 'epi.test' }),
  ...{ questions: [], models: [], repeats: 5, lancee: new Date('2026-11-21T10:00:00Z') },
  ...{ etat: 'en échec', figee: null, bilan: null, terminee: at, reprise_le: null, en_retard: false },
};
const order = { at, operator: 'ada', why: 'fixed', depassee: false };
const said = (state: Mesure | null, change: Partial<typeof order> = {}) => {
  const decision = retryMeasurement(state, { ...order, ...change });
  return 'refusal' in decision ? decision.refusal : decision;
};

it('a measurement that failed for good is taken up, and the journal says who and why', () => {
  const fact = { type: 'reprise_demandee', set: { reprise_le: at }, operator: 'ada', why: 'fixed' } as const;
  expect(said(echouee)).toEqual({ proposal: { essai: 3 }, facts: [fact] });
  expect(MESURES.evolve(echouee, fact)).toEqual({ ...echouee, reprise_le: at });
  expect(MESURES.record?.(fact, 'm_1_2')).toEqual([
    { operator: 'ada', what: 'reprise_demandee', on: 'm_1_2', why: 'fixed' },
  ]);
});

it.each<[Mesure | null, Partial<typeof order>, string, string]>([
  [null, {}, 'not_found', 'Aucune mesure ne porte cet identifiant.'],
  [
    { ...echouee, etat: 'faite' },
    {},
    'conflict',
    'Cette mesure n’a pas échoué\u00a0: elle est «\u00a0faite\u00a0».',
  ],
  [
    { ...echouee, diagnostic: 'prospect' },
    {},
    'conflict',
    'L’agence a repris son droit\u00a0: à elle de redemander ce diagnostic.',
  ],
  [{ ...echouee, reprise_le: at }, {}, 'conflict', 'Cette mesure va être reprise d’elle-même.'],
  [
    echouee,
    { depassee: true },
    'conflict',
    'Cette mesure est dépassée\u00a0: le client a changé, est parti ou a été mesuré depuis.',
  ],
])('refused %#', (state, change, kind, sentence) => {
  expect(said(state, change)).toEqual({ kind, sentence });
});
