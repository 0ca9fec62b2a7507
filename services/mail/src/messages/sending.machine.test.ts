import { describe, expect, it } from '@jest/globals';
import type { Sending } from './message.ts';
import { type Brought, newSending, type SendingEvent, step } from './sending.machine.ts';

const HOUR = 3_600_000;
const [ADA, BOB] = ['ada@agence.test', 'bob@agence.test'];
const fresh = newSending([ADA, BOB], 0);
const nothing: Brought = { pris: [], refuses: [], pourquoi: '451 later' };

const then = (sending: Sending, event: SendingEvent): Sending => {
  const after = step(sending, event);
  if (after === 'ignored') throw new Error(`${event.kind} was ignored`);
  return after;
};
const outcome = (attempt: number, at: number, brought: Partial<Brought>): SendingEvent => ({
  kind: 'outcome',
  attempt,
  at,
  draw: 1,
  brought: { ...nothing, pourquoi: null, ...brought },
});

it('is sent when every address was taken', () => {
  const sending = then(fresh, { kind: 'claim', at: 5 });
  expect(sending).toMatchObject({ etat: 'en envoi', essais: 1, lease_until: 120_005 });
  const sent = then(sending, outcome(1, 9, { pris: [ADA, BOB] }));
  expect(sent).toMatchObject({ etat: 'envoyé', pris: [ADA, BOB], reste: [], pourquoi: null, termine: 9 });
  expect(step(sent, { kind: 'claim', at: 10 * HOUR })).toBe('ignored');
  expect(step(sent, outcome(1, 10, { pris: [ADA] }))).toBe('ignored');
});

it('waits twice as long after each attempt, 15 minutes at most', () => {
  let sending = fresh;
  const waits: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    const at = sending.not_before;
    sending = then(then(sending, { kind: 'claim', at }), outcome(i + 1, at, nothing));
    waits.push((sending.not_before - at) / 1000);
    expect(step(sending, { kind: 'claim', at: sending.not_before - 1 })).toBe('ignored');
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900]);
});

it('is left to a person after three days, with the last reply', () => {
  let sending = fresh;
  let at = 0;
  while (sending.etat !== 'échec') {
    at = sending.not_before;
    sending = then(then(sending, { kind: 'claim', at }), outcome(sending.essais + 1, at, nothing));
  }
  expect(at / HOUR).toBeGreaterThan(71.7);
  expect(at / HOUR).toBeLessThanOrEqual(72);
  expect(sending).toMatchObject({ pourquoi: '451 later', reste: [ADA, BOB], termine: at });
});

describe('an address refused for good', () => {
  const refuses = [{ adresse: BOB, reponse: '550 nobody here' }];

  it('is not tried again, and the message waits for the other one alone', () => {
    const after = then(
      then(fresh, { kind: 'claim', at: 0 }),
      outcome(1, 0, { refuses, pourquoi: '451 later' }),
    );
    expect(after).toMatchObject({ etat: 'à envoyer', reste: [ADA], refuses });
    const ended = then(then(after, { kind: 'claim', at: HOUR }), outcome(2, HOUR, { pris: [ADA] }));
    expect(ended).toMatchObject({ etat: 'échec', pris: [ADA], pourquoi: '550 nobody here' });
  });

  it('is never one that was taken', () => {
    const both = { pris: [BOB], refuses };
    const after = then(then(fresh, { kind: 'claim', at: 0 }), outcome(1, 0, both));
    expect(after).toMatchObject({ pris: [BOB], refuses: [], reste: [ADA] });
  });
});

describe('an attempt whose process died', () => {
  const dead = then(fresh, { kind: 'claim', at: 0 });

  it('is made again once its lease is over, not before', () => {
    expect(step(dead, { kind: 'claim', at: 119_999 })).toBe('ignored');
    expect(then(dead, { kind: 'claim', at: 120_000 })).toMatchObject({ etat: 'en envoi', essais: 2 });
  });

  it('still counts for what was taken when it was only slow', () => {
    const again = then(dead, { kind: 'claim', at: 120_000 });
    const late = then(again, outcome(1, 121_000, { pris: [ADA] }));
    expect(late).toMatchObject({
      etat: 'en envoi',
      essais: 2,
      lease_until: 240_000,
      pris: [ADA],
      reste: [BOB],
    });
    expect(then(late, outcome(2, 122_000, { pris: [ADA, BOB] }))).toMatchObject({
      etat: 'envoyé',
      pris: [ADA, BOB],
    });
  });

  it('counts for nothing when it failed', () => {
    const again = then(dead, { kind: 'claim', at: 120_000 });
    expect(then(again, outcome(1, 121_000, nothing))).toEqual(again);
  });
});

describe('an address that is none', () => {
  it.each(['bob@agence.test\r\nBcc: eve@evil.test', 'Bob <bob@agence.test>', ''])(
    '%j is refused before any relay sees it',
    (adresse) => {
      expect(newSending([ADA, adresse], 3)).toMatchObject({
        etat: 'à envoyer',
        reste: [ADA],
        refuses: [{ adresse, reponse: 'not an address' }],
      });
      expect(newSending([adresse], 3)).toMatchObject({ etat: 'échec', reste: [], termine: 3 });
    },
  );
});

/** Every order in which attempts begin, end, die or come too late, nine steps deep. */
it('loses no address and asks again for none that was taken', () => {
  const outcomes: Brought[] = [
    { pris: [ADA, BOB], refuses: [], pourquoi: null },
    { pris: [ADA], refuses: [{ adresse: BOB, reponse: '550 no' }], pourquoi: null },
    { pris: [BOB], refuses: [], pourquoi: '451 later' },
    nothing,
  ];
  const seen = new Set<string>();
  const wrong: Sending[] = [];
  const walk = (sending: Sending, open: readonly number[], left: number, at: number): void => {
    const key = JSON.stringify([sending, open, left, at]);
    if (seen.has(key)) return;
    seen.add(key);
    const everybody = [...sending.reste, ...sending.pris, ...sending.refuses.map(({ adresse }) => adresse)];
    const over = sending.etat === 'envoyé' || sending.etat === 'échec';
    if (everybody.sort().join() !== `${ADA},${BOB}` || over !== (sending.reste.length === 0))
      wrong.push(sending);
    if (left === 0) return;
    const claimed = step(sending, { kind: 'claim', at });
    if (claimed === 'ignored') walk(sending, open, left - 1, at + HOUR);
    else walk(claimed, [...open, claimed.essais], left - 1, at + 1);
    for (const attempt of open)
      for (const brought of outcomes) {
        const after = step(sending, { kind: 'outcome', attempt, at, draw: 0.5, brought });
        const rest = open.filter((one) => one !== attempt);
        walk(after === 'ignored' ? sending : after, rest, left - 1, at + 1);
      }
  };
  walk(fresh, [], 9, 0);
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(500);
});

describe('a message that failed', () => {
  const EVE = 'eve@agence.test';
  const LATER = 360_000_000;
  const refuses = [{ adresse: BOB, reponse: '550 nobody here' }];
  const failed = then(then(fresh, { kind: 'claim', at: 0 }), outcome(1, 9, { pris: [ADA], refuses }));
  const retry = (...to: readonly string[]): SendingEvent => ({ kind: 'retry', at: LATER, to });
  const late = (attempt: number, pris: string[] = []) =>
    outcome(attempt, LATER, { pris, pourquoi: '451 later' });

  it('is taken up for those who may be written to now and do not have it', () => {
    expect(failed).toMatchObject({ etat: 'échec', pris: [ADA], pourquoi: '550 nobody here' });
    const again = then(failed, retry(ADA, EVE));
    expect(again).toMatchObject({
      ...{ etat: 'à envoyer', a: [ADA, EVE], reste: [EVE], pris: [ADA], refuses: [] },
      ...{ pourquoi: null, termine: null, not_before: LATER },
    });
    const sending = then(again, { kind: 'claim', at: LATER });
    // What the attempt before it says now comes too late; its own three days have begun.
    expect(then(sending, late(1)).etat).toBe('en envoi');
    expect(then(sending, late(2))).toMatchObject({ etat: 'à envoyer', reste: [EVE] });
    expect(then(sending, late(2, [EVE]))).toMatchObject({ etat: 'envoyé', pourquoi: null });
  });

  it('is sent once everybody who may be written to has it', () => {
    expect(then(failed, retry(ADA))).toMatchObject({ etat: 'envoyé', reste: [], termine: LATER });
  });

  it('is left alone without an address, and so is any other message', () => {
    expect(step(newSending(['nobody'], 0), retry('nobody', 'bob@agence.test>'))).toBe('ignored');
    expect(step(fresh, retry(ADA))).toBe('ignored');
  });
});
