import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import {
  after,
  close,
  found,
  later,
  measured,
  now,
  ready,
  running,
  takeBack,
} from '../corriger/dossiers.fixture.ts';
import type { DossierState } from '../dossier/dossier.ts';
import { mesure } from '../dossier/mesure.ts';
import { remettreEtats } from '../remettre-etats/remettre-etats.rule.ts';

it('removed, taken back, removed again before the news of the return: the late news opens nothing', () => {
  const removed = close(ready, 1);
  const removedAgain = close(removed, 2);
  expect(takeBack(removedAgain, 2)).toMatchObject({ ferme: true, revision: 2 });
});

it('removed during its first measurement and taken back: validated and launched anew, the place still counted', () => {
  const removed = close(running, 1);
  expect(mesure(removed, { revision: 1, actif: true }).mesure).toBe('en échec');
  const back = takeBack(removed, 2);
  expect(back).toMatchObject({ lancee: null, premier_diagnostic: now, a_valider_depuis: later });
  expect(mesure(back, { revision: 2, actif: true }).mesure).toBe('à valider');
  expect(close(back, 2)).toMatchObject({ ferme: true });
});

it('the end of a launch that is waited for is heard even when it was made for an older revision', () => {
  const failed = { ...found(0, 'm_1'), issue: 'en échec' as const, etats: [], documents: [] };
  expect(after(running, remettreEtats(running, failed))).toMatchObject({ issue: 'en échec' });
  const foreign = remettreEtats(running, { ...failed, mesure: 'm_0' });
  expect(foreign).toEqual({ proposal: { retenus: false }, facts: [] });
});

it('what an older measurement found does not replace what a newer one found', () => {
  const known = after(ready, remettreEtats(ready, { ...found(1, 'm_2'), mesuree_le: later }));
  expect(remettreEtats(known, found(1, 'm_1'))).toMatchObject({ proposal: { retenus: false } });
});

it('states handed in before their report are kept while the measurement still runs, for this revision only', () => {
  const early = { ...found(1, 'm_1'), issue: 'en cours' as const, documents: [] };
  const { etats } = early;
  const known = after(running, remettreEtats(running, early));
  expect(known).toMatchObject({ issue: 'en cours', etats, mesuree: { mesure: 'm_1' } });
  expect(mesure(known, { revision: 1, actif: true }).mesure).toBe('en cours');
  expect(after(known, remettreEtats(known, found(1, 'm_1')))).toMatchObject({ issue: 'faite', etats });
  expect(remettreEtats(running, { ...early, revision: 0 })).toMatchObject({ proposal: { retenus: false } });
});

it('a removed client says that nothing will start, one taken back after its measurement is measured at once', () => {
  const RETIRE = fr`Ce client est retiré : aucune mesure ne démarrera. Repris, il aura ses questions à valider.`;
  const shown = (state: DossierState, revision: number, actif: boolean) => mesure(state, { revision, actif });
  const removed = close(ready, 1);
  expect(shown(removed, 1, false)).toEqual({ mesure: 'à valider', mesure_detail: RETIRE });
  expect(shown(null, 1, false)).toEqual({ mesure: 'questions en préparation', mesure_detail: RETIRE });
  // The portfolio took it back; its dossier has not heard of it yet.
  for (const actif of [false, true])
    expect(shown(close(measured, 1), 2, actif)).toEqual({ mesure: 'faite', mesure_detail: null });
});
