import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { DOSSIERS, type DossierFact, type DossierState } from '../dossier/dossier.ts';
import { mesure } from '../dossier/mesure.ts';
import { onClientPose, onClientRepris } from '../on-client/on-client.rule.ts';
import { remettreEtats } from '../remettre-etats/remettre-etats.rule.ts';
import { fermer } from './fermer.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const compte = 'agence';

const after = (
  state: DossierState,
  decision: { readonly facts: readonly DossierFact[] } | { readonly refusal: unknown },
): DossierState => {
  if ('refusal' in decision) throw new Error('refused');
  return decision.facts.reduce(DOSSIERS.evolve, state);
};
const opened = after(null, onClientPose(null, { compte, revision: 1 }));
const ready = DOSSIERS.evolve(opened, {
  type: 'questions_remises',
  questions: [{ n: 1, question: 'Quel plombier à Angers ?' }],
  le: now,
});
const close = (state: DossierState, revision: number) =>
  after(state, fermer(state, { compte, revision, command_id: `r${revision}` }));
const takeBack = (state: DossierState, revision: number) =>
  after(state, onClientRepris(state, { compte, revision, corrige: 0, now }));

it('removed, taken back, removed again before the news of the return: the late news opens nothing', () => {
  const removed = close(ready, 1);
  const removedAgain = close(removed, 2);
  expect(takeBack(removedAgain, 2)).toMatchObject({ ferme: true, revision: 2 });
});

it('removed during its first measurement and taken back: validated and launched anew, the place still counted', () => {
  const launched = DOSSIERS.evolve(ready, { type: 'mesure_lancee', mesure: 'm_1', le: now, lancee_ts: 0 });
  const removed = close(launched, 1);
  expect(mesure(removed, { revision: 1, actif: true }).mesure).toBe('en échec');
  const back = takeBack(removed, 2);
  expect(back).toMatchObject({ lancee: null, premier_diagnostic: now, a_valider_depuis: now });
  expect(mesure(back, { revision: 2, actif: true }).mesure).toBe('à valider');
  expect(close(back, 2)).toMatchObject({ ferme: true });
});

it('the end of a launch that is waited for is heard even when it was made for an older revision', () => {
  const launched = DOSSIERS.evolve(ready, { type: 'mesure_lancee', mesure: 'm_1', le: now, lancee_ts: 0 });
  const command = { revision: 0, mesuree_le: now, detail: null, etats: [], documents: [] };
  const failed = remettreEtats(launched, { ...command, mesure: 'm_1', issue: 'en échec' });
  expect(after(launched, failed)).toMatchObject({ issue: 'en échec' });
  const foreign = remettreEtats(launched, { ...command, mesure: 'm_0', issue: 'en échec' });
  expect(foreign).toEqual({ proposal: { retenus: false }, facts: [] });
});

it('what an older measurement found does not replace what a newer one found', () => {
  const later = new Date('2026-12-21T10:00:00Z');
  const command = { revision: 1, issue: 'faite' as const, detail: null, etats: [], documents: [] };
  const known = after(ready, remettreEtats(ready, { ...command, mesure: 'm_2', mesuree_le: later }));
  expect(remettreEtats(known, { ...command, mesure: 'm_1', mesuree_le: now })).toMatchObject({
    proposal: { retenus: false },
  });
});

it('states handed in before their report are kept while the measurement still runs, for this revision only', () => {
  const launched = DOSSIERS.evolve(ready, { type: 'mesure_lancee', mesure: 'm_1', le: now, lancee_ts: 0 });
  const etat = {
    ...{ n: 1, question: 'Quel plombier à Angers ?', etat: 'acquise', rang: 1 },
    ...{ reponses: 20, cite: 20, premier: 20, intervalle: [0.8, 1], fiabilite: 'forte' },
  };
  const command = { mesure: 'm_1', mesuree_le: now, detail: null, etats: [etat], documents: [] };
  const states = remettreEtats(launched, { ...command, revision: 1, issue: 'en cours' });
  const known = after(launched, states);
  expect(known).toMatchObject({ issue: 'en cours', etats: [etat], mesuree: { mesure: 'm_1' } });
  expect(mesure(known, { revision: 1, actif: true }).mesure).toBe('en cours');
  expect(after(known, remettreEtats(known, { ...command, revision: 1, issue: 'faite' }))).toMatchObject({
    issue: 'faite',
    etats: [etat],
  });
  expect(remettreEtats(launched, { ...command, revision: 0, issue: 'en cours' })).toMatchObject({
    proposal: { retenus: false },
  });
});

it('a removed client says that nothing will start, one taken back after its measurement is measured at once', () => {
  const RETIRE = fr`Ce client est retiré : aucune mesure ne démarrera. Repris, il aura ses questions à valider.`;
  const shown = (state: DossierState, revision: number, actif: boolean) => mesure(state, { revision, actif });
  const removed = close(ready, 1);
  expect(shown(removed, 1, false)).toEqual({ mesure: 'à valider', mesure_detail: RETIRE });
  expect(shown(null, 1, false)).toEqual({ mesure: 'questions en préparation', mesure_detail: RETIRE });
  const etat = {
    ...{ n: 1, question: 'Quel plombier à Angers ?', etat: 'acquise', rang: 1 },
    ...{ reponses: 20, cite: 20, premier: 20, intervalle: [0.8, 1], fiabilite: 'forte' },
  };
  const command = { mesure: 'm_1', mesuree_le: now, detail: null, etats: [etat], documents: [] };
  const launched = DOSSIERS.evolve(ready, { type: 'mesure_lancee', mesure: 'm_1', le: now, lancee_ts: 0 });
  const measured = after(launched, remettreEtats(launched, { ...command, revision: 1, issue: 'faite' }));
  // The portfolio took it back; its dossier has not heard of it yet.
  for (const actif of [false, true])
    expect(shown(close(measured, 1), 2, actif)).toEqual({ mesure: 'faite', mesure_detail: null });
});
