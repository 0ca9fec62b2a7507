import { expect, it } from '@jest/globals';
import { after, found, measured, running } from '../corriger/dossiers.fixture.ts';
import { remettreEtats } from './remettre-etats.rule.ts';

const waits = {
  ...found(1, 'm_1'),
  issue: 'en cours' as const,
  etats: [],
  documents: [],
  detail: 'Elle attend.',
};

it('what a running measurement waits for is told', () =>
  expect(after(running, remettreEtats(running, waits))).toMatchObject({
    issue: 'en cours',
    detail: 'Elle attend.',
  }));

it('that it waits, or does not any more, is not told once it is done', () =>
  expect(after(measured, remettreEtats(measured, { ...waits, detail: null }))).toEqual(measured));
