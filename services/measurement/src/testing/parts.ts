import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach } from '@jest/globals';

/** A database and a bus of its own for each test of the file that asks for them. */
export const partsOfEachTest = (): TestParts => {
  const parts = {} as TestParts;
  beforeEach(async () => void Object.assign(parts, await testParts()));
  afterEach(() => parts.stop());
  return parts;
};
