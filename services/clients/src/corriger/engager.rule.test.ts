import { describe, expect, it } from '@jest/globals';
import { ajusterQuestions } from '../questions/questions.rule.ts';
import {
  after,
  compte,
  correction,
  facts,
  launch,
  measured,
  ofMeasured,
  ready,
  running,
} from './dossiers.fixture.ts';
import { engager, relacher } from './engager.rule.ts';

describe('a correction that was let in', () => {
  const engaged = after(measured, engager(measured, { compte, correction: ofMeasured }));

  it('lets no launch slip in, and no second correction, until it is decided', () => {
    const waiting = after(ready, engager(ready, { compte, correction }));
    expect(ajusterQuestions(waiting, { ...launch, now_ts: 1 })).toEqual({
      refusal: {
        kind: 'conflict',
        sentence: 'Une correction de ce client est en cours\u00a0: réessayez dans quelques instants.',
      },
    });
    const other = engager(engaged, { compte, correction: { ...ofMeasured, command_id: 'k2' } });
    expect(other).toEqual({ proposal: { correction: ofMeasured }, facts: [] });
    const free = after(waiting, relacher(waiting, { prepareCommand: 'k1' }));
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

  it('is not let in when the client was measured since it was looked at', () => {
    expect(engager(measured, { compte, correction })).toHaveProperty('refusal');
  });

  it('is let in by a dossier that nobody opened yet, whose questions are asked for', () => {
    expect(facts(engager(null, { compte, correction })).map(({ type }) => type)).toEqual([
      'dossier_ouvert',
      'questions_demandees',
      'correction_engagee',
    ]);
  });
});
