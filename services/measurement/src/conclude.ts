import { queues } from '@agence/platform/in-turn';
import type { Genre } from './cells/cell.machine.ts';
import type { StoredCell } from './cells/cell.store.ts';
import { conclure } from './mesures/conclure.ts';
import type { Needs } from './needs.ts';
import { avancerPage } from './pages/ecrire-page.ts';
import { remettre } from './preparations/preparer.ts';

type Conclude = (needs: Needs, pour: string) => Promise<void>;

const CONCLUDE: Readonly<Record<Genre, Conclude>> = {
  preparation: remettre,
  reponse: conclure,
  page: avancerPage,
};

const inTurn = queues();

/** What a cell belongs to may be over with it: see whether it can be concluded, one look at a time. */
export const concludeFor = (
  needs: Needs,
  { genre, pour }: Pick<StoredCell, 'genre' | 'pour'>,
): Promise<void> => inTurn(pour, () => CONCLUDE[genre](needs, pour));
