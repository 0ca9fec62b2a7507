import { describe, expect, it } from '@jest/globals';
import { aJour } from '../dossier/a-jour.ts';
import { mesure } from '../dossier/mesure.ts';
import { onClientCorrige, onClientRepris } from '../on-client/on-client.rule.ts';
import { unClient, uneFiche } from '../portefeuille/client.fixture.ts';
import { ajusterQuestions } from '../questions/questions.rule.ts';
import { remettreEtats } from '../remettre-etats/remettre-etats.rule.ts';
import {
  after,
  close,
  compte,
  correct,
  correction,
  facts,
  found,
  give,
  later,
  launch,
  measured,
  rapport,
  ready,
  takeBack,
} from './dossiers.fixture.ts';

describe('once corrected', () => {
  it('before the first measurement: new questions, a new 24 h', () => {
    const corrected = correct(ready);
    expect(mesure(corrected, { revision: 2, actif: true }).mesure).toBe('questions en préparation');
    const given = after(corrected, give(corrected, 2));
    expect(given.questions.map(({ n }) => n)).toEqual([2, 3]);
    expect(given).toMatchObject({ a_valider_depuis: later, lancee: null });
    expect(mesure(given, { revision: 2, actif: true }).mesure).toBe('à valider');
  });

  it('after it: nothing of the old states, new questions above the old ones, measured at once', () => {
    const corrected = correct(measured);
    expect(corrected).toMatchObject({ etats: [], questions: [], lancee: null, documents: [rapport] });
    const given = after(corrected, give(corrected, 2));
    expect(given.questions.map(({ n }) => n)).toEqual([2, 3]);
    expect(given).toMatchObject({ lancee: { mesure: 'm_2' }, issue: 'en cours', aussitot: false });
  });

  it('after it, account not served any more: waits for that alone, its questions fixed', () => {
    const corrected = correct(measured);
    const given = after(corrected, give(corrected, 2, false));
    expect(mesure(given, { revision: 2, actif: true })).toEqual({
      mesure: 'à valider',
      mesure_detail:
        'Les nouvelles questions sont prêtes\u202f; la mesure démarrera dès que votre compte sera servi.',
    });
    expect(ajusterQuestions(given, { ...launch, retirer: [2], now_ts: 1 })).toHaveProperty('refusal');
    expect(after(given, ajusterQuestions(given, { ...launch, now_ts: 1 })).lancee).not.toBeNull();
  });

  it('what was prepared or measured for the old description is dropped', () => {
    const corrected = correct(ready);
    expect(give(corrected, 1)).toEqual({ proposal: { retenues: false }, facts: [] });
    const again = correct(measured);
    expect(remettreEtats(again, found(1, 'm_1'))).toEqual({ proposal: { retenus: false }, facts: [] });
  });

  it('is read as corrected even before the dossier heard of it', () => {
    const client = unClient({ fiche: uneFiche(correction.apres), revision: 2, corrige: 2 });
    expect(aJour(measured, client, { questions_par_client: 10 })).toEqual(correct(measured));
    expect(aJour(correct(measured), client, { questions_par_client: 10 })).toEqual(correct(measured));
  });
});

describe('news in any order', () => {
  /** Corrected (2), removed, taken back (3): the removal reaches the dossier at once, the two others in either order, twice. */
  it.each<[string, readonly ('corrige' | 'repris')[]]>([
    ['as they happened', ['corrige', 'repris']],
    ['the other way round', ['repris', 'corrige']],
    ['twice', ['repris', 'corrige', 'repris', 'corrige']],
  ])('%s: open, asked for again once at the newest revision, waiting for validation', (_, order) => {
    const removed = close(measured, 2);
    let state = removed;
    const asked: number[] = [];
    for (const one of order) {
      const decision =
        one === 'corrige'
          ? onClientCorrige(state, { compte, revision: 2 })
          : onClientRepris(state, { compte, revision: 3, corrige: 2, now: later });
      state = after(state, decision);
      if (facts(decision).some(({ type }) => type === 'questions_demandees')) asked.push(state.revision);
    }
    expect(asked).toEqual([3]);
    expect(state).toMatchObject({ ferme: false, revision: 3, corrige: 2, questions: [], etats: [] });
    const given = after(state, give(state, 3));
    expect(given).toMatchObject({ lancee: null, a_valider_depuis: later });
  });

  it('a correction heard of after the removal opens nothing', () => {
    const removed = correct(close(measured, 2), 2);
    expect(removed).toMatchObject({ ferme: true, etats: [], questions: [] });
    expect(takeBack(removed, 3, 2)).toMatchObject({ ferme: false, corrige: 2, aussitot: false });
  });

  it('a removal that lost against the correction is undone by it', () => {
    expect(correct(close(ready, 1), 2)).toMatchObject({ ferme: false, revision: 2 });
  });
});
