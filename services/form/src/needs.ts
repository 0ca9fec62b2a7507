import type { ProductClock } from '@agence/platform/clock';
import type { Logger } from '@agence/platform/logger';
import type { SlidingLimit } from '@agence/platform/sliding-limit';
import type { Leads } from './lead.store.ts';
import type { Identite } from './pages/cadre.ts';
import type { Sceaux } from './sceau/sceau.ts';

export type Needs = {
  readonly leads: Leads;
  /** Requests taken in, by address. */
  readonly limite: SlidingLimit;
  readonly sceaux: Sceaux;
  /** The product's clock dates what is kept; the machine's, seals and limits. */
  readonly clock: ProductClock;
  readonly machineNow: () => Date;
  readonly identite: Identite;
  readonly log: Logger;
};
