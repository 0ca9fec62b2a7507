import type { Decision } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { aJour } from '../dossier/a-jour.ts';
import { DOSSIERS, type Dossier, type DossierFact, type DossierState } from '../dossier/dossier.ts';
import { mesure } from '../dossier/mesure.rule.ts';
import { onClientCorrige } from '../on-client-corrige/on-client-corrige.rule.ts';
import { onClientPose } from '../on-client-pose/on-client-pose.rule.ts';
import { onClientRepris } from '../on-client-repris/on-client-repris.rule.ts';
import { ajusterQuestions } from '../questions/questions.rule.ts';
import { remettreEtats } from '../remettre-etats/remettre-etats.rule.ts';
import { remettreQuestions } from '../remettre-questions/remettre-questions.rule.ts';
import { fermer } from '../retirer/fermer.rule.ts';
import { engager, relacher } from './engager.rule.ts';

const compte = 'agence';
const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-21T11:00:00Z');
const facts = (decision: Decision<unknown, DossierFact>): readonly DossierFact[] => {
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  return decision.facts;
};
const after = (state: DossierState, decision: Decision<unknown, DossierFact>): Dossier => {
  const next = facts(decision).reduce(DOSSIERS.evolve, state);
  if (next === null) throw new Error('no dossier');
  return next;
};

const etat = {
  n: 1,
  question: 'Quel plombier à Angers ?',
  etat: 'conquerir',
  rang: 1,
  reponses: 20,
  cite: 0,
  premier: 0,
  intervalle: [0, 0.2],
  fiabilite: 'forte',
};
const launch = { retirer: [], remplacer: {}, lancer: true, actif: true, servi: true, mesure: 'm_1', now };
const rapport = { id: 'd_1', genre: 'rapport', n: null };
const give = (state: DossierState, revision: number, servi = true) =>
  remettreQuestions(state, {
    revision,
    textes: ['Quel plombier à Nantes ?', 'Qui répare une fuite à Nantes ?'],
    servi,
    mesure: 'm_2',
    now: later,
    now_ts: 1,
  });
const found = (revision: number, mesure_: string) => ({
  revision,
  mesure: mesure_,
  mesuree_le: now,
  issue: 'faite' as const,
  detail: null,
  etats: [etat],
  documents: [rapport],
});

const opened = after(null, onClientPose(null, { compte, revision: 1 }));
const ready = after(opened, {
  proposal: {},
  facts: [{ type: 'questions_remises', questions: [{ n: 1, question: etat.question }], le: now }],
});
const running = after(ready, ajusterQuestions(ready, { ...launch, now_ts: 1 }));
const measured = after(running, remettreEtats(running, found(1, 'm_1')));

const correction = {
  command_id: 'k1',
  revision: 1,
  apres: { entreprise: 'Martin', site_web: 'martin.fr', ville: 'Nantes', metier: null },
  site: 'martin.fr',
  servi: true,
  appels_prevus: 1,
};
const correct = (state: DossierState, revision = 2) =>
  after(state, onClientCorrige(state, { compte, revision }));
const takeBack = (state: DossierState, revision: number, corrige: number) =>
  after(state, onClientRepris(state, { compte, revision, corrige, now: later }));
const close = (state: DossierState, revision: number) =>
  after(state, fermer(state, { compte, revision, retrait: `r${revision}`, libre: () => '2026-12-21' }));

describe('a correction that was let in', () => {
  const engaged = after(measured, engager(measured, { compte, correction }));

  it('lets no launch slip in, and no second correction, until it is decided', () => {
    const waiting = after(ready, engager(ready, { compte, correction }));
    expect(ajusterQuestions(waiting, { ...launch, now_ts: 1 })).toEqual({
      refusal: {
        kind: 'conflict',
        sentence: 'Une correction de ce client est en cours\u00a0: réessayez dans quelques instants.',
      },
    });
    const other = engager(engaged, { compte, correction: { ...correction, command_id: 'k2' } });
    expect(other).toEqual({ proposal: { correction: { ...correction, mesuree: true } }, facts: [] });
    const free = after(waiting, relacher(waiting, { engagee: 'k1' }));
    expect(free).toEqual(ready);
    expect(ajusterQuestions(free, { ...launch, now_ts: 1 })).toHaveProperty('proposal');
  });

  it('is not let in while a measurement is in progress', () => {
    expect(engager(running, { compte, correction })).toEqual({
      refusal: {
        kind: 'conflict',
        sentence:
          'Une mesure de ce client est en cours\u00a0: attendez sa fin, la correction reste disponible.',
      },
    });
  });

  it('is let in by a dossier that nobody opened yet, whose questions are asked for', () => {
    expect(facts(engager(null, { compte, correction })).map(({ type }) => type)).toEqual([
      'dossier_ouvert',
      'questions_demandees',
      'correction_engagee',
    ]);
  });
});

describe('once corrected', () => {
  it('before the first measurement: new questions, a new 24 h', () => {
    const corrected = correct(ready);
    expect(mesure(corrected, 2).mesure).toBe('questions en préparation');
    const given = after(corrected, give(corrected, 2));
    expect(given.questions.map(({ n }) => n)).toEqual([2, 3]);
    expect(given).toMatchObject({ a_valider_depuis: later, lancee: null });
    expect(mesure(given, 2).mesure).toBe('à valider');
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
    expect(mesure(given, 2)).toEqual({
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
    const client = {
      id: 'c_1',
      fiche: { ...correction.apres, concurrents: [], contexte: null },
      site: 'martin.fr',
      revision: 2,
      actif: true,
      place_libre_le: null,
      corrige: 2,
    };
    expect(aJour(measured, client)).toEqual(correct(measured));
    expect(aJour(correct(measured), client)).toEqual(correct(measured));
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
