import type { Token } from '../document/types.ts';
import { looseKey } from './keys.ts';
import { networksOf } from './name-parts.ts';

/** The networks of which a name may be a branch (R10), as keys; "Vision 4 Fontaines" is none of "4". */
export const stemsOf = (written: readonly Token[], droppable: (word: string) => boolean): Set<string> =>
  new Set(
    networksOf(written, droppable)
      .map(looseKey)
      .filter((stem) => !/^\d+$/u.test(stem)),
  );
