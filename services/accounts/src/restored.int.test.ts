import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markedSince, marksOnce } from '@agence/platform/bus/mark-once';
import { machineNow } from '@agence/platform/process/clock';
import { Unavailable } from '@agence/platform/process/faults';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accounts } from './accounts.rpcs.ts';
import type { Cle } from './compte.ts';
import { onDiskToo } from './coupures/on-disk.ts';
import { accountsNeeds, created, happened } from './needs.fixture.ts';
import type { Needs } from './needs.ts';
import { restored } from './restored.ts';

const parts = partsFor(beforeAll, afterAll);
let needs: Needs;
beforeAll(() => {
  needs = {
    ...accountsNeeds(parts),
    mark: marksOnce(parts.bus, 'cuts'),
    markedSince: markedSince(parts.bus, 'cuts'),
  };
});

const compte = 'agence';
const cle = (hash: string): Cle => ({
  ...{ id: hash, hash, door: 'agence', end: 'wxyz', granted: new Date(0), cut: null },
});
const opens = async (key_hash: string) =>
  (await accounts(needs).authenticate({ key_hash })).result?.$case === 'compte';

it('a key that was cut after the copy opens nothing, and is cut again; the others go on', async () => {
  await created(needs, compte, { cles: [cle('a')] });
  const [kept] = await parts.db.collection('comptes').find().toArray();
  await accounts(needs).revoquerCles({ ordre: { compte, command_id: 'cut', confirmer: true } });
  expect(await opens('a')).toBe(false);

  await parts.db.collection('comptes').replaceOne({}, kept ?? {});
  await happened(needs, compte, { type: 'key_granted', cle: cle('b'), operator: 'anne' });
  expect([await opens('a'), await opens('b')]).toEqual([true, true]);
  const copy = restored(needs);
  await copy.hold?.(new Date(0));
  expect([await opens('a'), await opens('b')]).toEqual([false, true]);
  expect(await copy.will(new Date(0))).toEqual([
    'the key …wxyz of agence was cut after the copy: it is refused, and will be cut again',
  ]);
  expect(await copy.will(new Date(machineNow().getTime() + 60_000))).toEqual([]);
  await copy.settle(new Date(0));
  needs.recoupees.clear();
  expect([await opens('a'), await opens('b')]).toEqual([false, true]);
  expect(await copy.will(new Date(0))).toEqual([]);
});

it('a key that was cut opens nothing though the bus was put back as well, as long as the data folder stands', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'cuts-'));
  const forgetful = { mark: async () => true, markedSince: async () => [] };
  const process = (bus: Pick<Needs, 'mark' | 'markedSince'>): Needs => ({
    ...accountsNeeds(parts),
    ...onDiskToo(bus, join(disk, 'waters', 'accounts.cuts'), parts.log),
  });
  try {
    const slug = 'deux';
    await created(needs, slug, { cles: [cle('c')] });
    const comptes = parts.db.collection<{ _id: string }>('comptes');
    const kept = await comptes.findOne({ _id: slug });
    const away = { ...forgetful, mark: () => Promise.reject(new Unavailable('no bus')) };
    await accounts(process(away)).revoquerCles({
      ordre: { compte: slug, command_id: 'cut', confirmer: true },
    });
    await comptes.replaceOne({ _id: slug }, kept ?? {});
    const started = process(forgetful);
    const refused = async () =>
      (await accounts(started).authenticate({ key_hash: 'c' })).result?.$case !== 'compte';
    expect(await refused()).toBe(false);
    const copy = restored(started);
    await copy.hold?.(machineNow());
    expect(await refused()).toBe(true);
    expect(await copy.will(machineNow(), true)).toEqual([
      'the bus is older as well: of keys cut since, those that the data folder noted are known',
      'the key …wxyz of deux was cut after the copy: it is refused, and will be cut again',
    ]);
    await copy.settle(machineNow(), true);
    started.recoupees.clear();
    expect(await refused()).toBe(true);
  } finally {
    await rm(disk, { recursive: true });
  }
});

it('a disk that does not take or give what is cut is said to the operator, and the bus is told', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'cuts-'));
  const [said, told]: [string[], string[]] = [[], []];
  const bus = {
    mark: async (hash: string) => {
      told.push(hash);
      return true;
    },
    markedSince: async () => told,
  };
  const log = { warn: (_: object, what: string) => void said.push(what) };
  try {
    const { mark, markedSince } = onDiskToo(bus, disk, log);
    expect(await mark('c', 'some')).toBe(true);
    expect(await markedSince(new Date(0))).toEqual(['c']);
    expect(said).toEqual([
      'a key that is cut could not be noted on the disk',
      'which keys were cut is unreadable',
    ]);
  } finally {
    await rm(disk, { recursive: true });
  }
});
