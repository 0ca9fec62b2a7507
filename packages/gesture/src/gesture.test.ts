import { describe, expect, it } from '@jest/globals';
import { Contention, gesture, type Ledger, propose, type Rule, refuse } from './gesture.ts';

type Take = { readonly by: string };
type Taken = { readonly type: 'taken'; readonly by: string };

const take: Rule<readonly string[], Take, { left: number }, Taken> = (state, { by }) =>
  state.length >= 2
    ? refuse('conflict', 'Il n’en reste plus.')
    : propose({ left: 1 - state.length }, [{ type: 'taken', by }]);

const memory = (lostRaces = 0) => {
  let state: readonly string[] = [];
  let lost = lostRaces;
  const ledger: Ledger<readonly string[], Taken, { left: number }> = {
    read: async () => ({ state }),
    commit: async (facts) => {
      if (lost > 0) {
        lost -= 1;
        state = [...state, 'somebody else'];
        return false;
      }
      state = [...state, ...facts.map(({ by }) => by)];
      return true;
    },
    pause: async () => {},
  };
  return { ledger, now: () => state };
};

describe('a gesture', () => {
  it('proposes without writing, and confirmed writes and answers the same', async () => {
    const { ledger, now } = memory();
    const proposed = await gesture(ledger, take, { by: 'a' }, false);
    expect(now()).toEqual([]);
    expect(await gesture(ledger, take, { by: 'a' }, true)).toEqual(proposed);
    expect(now()).toEqual(['a']);
  });

  it('decides again on what it then reads when somebody wrote first', async () => {
    const { ledger, now } = memory(1);
    expect(await gesture(ledger, take, { by: 'a' }, true)).toEqual({ proposal: { left: 0 } });
    expect(now()).toEqual(['somebody else', 'a']);
  });

  it('is refused when what was there is gone by then', async () => {
    const { ledger } = memory(2);
    const refusal = { kind: 'conflict', sentence: 'Il n’en reste plus.' };
    expect(await gesture(ledger, take, { by: 'a' }, true)).toEqual({ refusal });
  });

  it('gives up with a fault, not with a wrong answer, when it never wins', async () => {
    const never = { ...memory().ledger, commit: async () => false };
    await expect(gesture(never, take, { by: 'a' }, true)).rejects.toBeInstanceOf(Contention);
  });

  it('answers a command already carried out with its first answer', async () => {
    const { ledger, now } = memory();
    const again = { ...ledger, read: async () => ({ state: [], replied: { left: 7 } }) };
    expect(await gesture(again, take, { by: 'a' }, true)).toEqual({ proposal: { left: 7 } });
    expect(now()).toEqual([]);
  });
});
