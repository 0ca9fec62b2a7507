import { expect, it } from '@jest/globals';
import type { Sending } from './message.ts';
import { newSending, type SendingEvent, step } from './sending.machine.ts';

const [ADA, BOB, EVE] = ['ada@agence.test', 'bob@agence.test', 'eve@agence.test'];
const then = (sending: Sending, ...events: readonly SendingEvent[]): Sending =>
  events.reduce((now, event) => {
    const after = step(now, event);
    if (after === 'ignored') throw new Error(`${event.kind} was ignored`);
    return after;
  }, sending);
const outcome = (attempt: number, at: number, pris: string[], adresse?: string): SendingEvent => {
  const refuses = adresse === undefined ? [] : [{ adresse, reponse: '550 nobody here' }];
  return { kind: 'outcome', attempt, at, draw: 1, brought: { pris, refuses, pourquoi: '451 later' } };
};

const fresh = newSending([ADA, BOB], 0);
const failed = then(fresh, { kind: 'claim', at: 0 }, outcome(1, 9, [ADA], BOB));
const LATER = 360_000_000;
const retry = (to: readonly string[]): SendingEvent => ({ kind: 'retry', at: LATER, to });

it('a message that failed is taken up for those who may be written to now and do not have it', () => {
  expect(failed).toMatchObject({ etat: 'échec', pris: [ADA], pourquoi: '550 nobody here' });
  const again = then(failed, retry([ADA, EVE]));
  expect(again).toMatchObject({
    ...{ etat: 'à envoyer', a: [ADA, EVE], reste: [EVE], pris: [ADA], refuses: [] },
    ...{ pourquoi: null, termine: null, not_before: LATER },
  });
  const sending = then(again, { kind: 'claim', at: LATER });
  // What the attempt before it says now comes too late; its own three days have begun.
  expect(then(sending, outcome(1, LATER, [])).etat).toBe('en envoi');
  expect(then(sending, outcome(2, LATER, []))).toMatchObject({ etat: 'à envoyer', reste: [EVE] });
  expect(then(sending, outcome(2, LATER, [EVE]))).toMatchObject({ etat: 'envoyé', pourquoi: null });
});

it('it is sent once everybody who may be written to has it', () => {
  expect(then(failed, retry([ADA]))).toMatchObject({ etat: 'envoyé', reste: [], termine: LATER });
});

it('it is left alone without an address, and so is any other message', () => {
  expect(step(newSending(['nobody'], 0), retry(['nobody', 'bob@agence.test>']))).toBe('ignored');
  expect(step(fresh, retry([ADA]))).toBe('ignored');
});
