import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reactionStarts } from '../bus/reaction-start.ts';
import { epochFile } from './epoch-file.ts';
import { assertOpen, Held, whileSettling } from './held.ts';
import { restoreEpoch } from './restore-epoch.ts';
import { restoring } from './restoring.ts';

const parts = partsFor(beforeEach, afterEach);

/** No reaction is new. */
const nobody = async () => {};
const epoch = () =>
  restoreEpoch(parts.db, parts.anotherBus(), () => 0, epochFile('/dev/null', 'none', parts.log));
const putBack = async (beats: number) => {
  await parts.db
    .collection<{ _id: string; beat: number }>('platform')
    .updateOne({ _id: 'water' }, { $inc: { beat: -beats }, $unset: { behind: '' } });
};

describe('while a copy is held', () => {
  it('nothing is written but by what accepts it', async () => {
    const one = epoch();
    for (let n = 0; n < 2; n += 1) await one.look();
    expect(() => assertOpen(one)).not.toThrow();
    await putBack(1);
    await one.look();
    expect(() => assertOpen(one)).toThrow(Held);
    await whileSettling(async () => expect(() => assertOpen(one)).not.toThrow());
  });

  it('it is told what would be done, from a while before the copy on', async () => {
    const one = epoch();
    for (let n = 0; n < 2; n += 1) await one.look();
    const said: Date[] = [];
    const restored = {
      will: async (since: Date) => [since.toISOString()],
      settle: async (since: Date) => void said.push(since),
    };
    const restore = restoring(one, parts.bus, nobody, restored);
    expect(await restore.show()).toEqual({ held: false, will: [] });
    await restore.accept();
    await putBack(1);
    await one.look();
    const since = new Date((one.behind()?.copy.at.getTime() ?? 0) - 300_000);
    expect(await restore.show()).toMatchObject({ held: true, will: [since.toISOString()] });
    await restore.accept();
    expect(said).toEqual([since]);
    expect(await restore.show()).toEqual({ held: false, will: [] });
  });
});

it('a reaction that came after the copy is not noted in it, and hears from the copy on once it is accepted', async () => {
  const heard = { event: 'client_pose', reaction: 'heard' };
  const added = { event: 'client_pose', reaction: 'added' };
  const noted = () =>
    parts.db
      .collection('reactions')
      .find({}, { projection: { _id: 1 } })
      .toArray();
  const starting = (reactions: readonly (typeof heard)[]) => {
    const [one, starts] = [epoch(), reactionStarts(parts.db)];
    return { one, starts, restore: restoring(one, parts.bus, (from) => starts.note(reactions, from)) };
  };
  for (let n = 0; n < 2; n += 1) {
    const { one, restore } = starting([heard]);
    await one.look();
    await restore.begin();
  }
  const before = await noted();
  await putBack(1);
  const [held, other] = [starting([heard, added]), starting([heard, added])];
  for (const { one, restore } of [held, other]) {
    await one.look();
    await restore.begin();
  }
  expect(await noted()).toEqual(before);
  const copy = held.one.behind()?.copy.at.getTime();
  await held.restore.accept();
  for (const { starts } of [held, other])
    expect([await starts.of(heard), await starts.of(added)]).toEqual([0, copy]);
});
