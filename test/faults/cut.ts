import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { machineNow } from '@agence/platform/process/clock';
import type { openMongo } from '@agence/platform/store/mongo';

type Db = ReturnType<ReturnType<typeof openMongo>['client']['db']>;
/** Who does what cannot be done again: a paid call, a mail. */
type Doer = 'measurement' | 'mail';

/** Where each keeps what it has under way, for how long at most, and the acts whose failure leaves an outcome unknown. */
const UNDER_WAY = {
  measurement: { rows: 'cells', etat: 'calling', lasting: 250_000, acts: ['ask:before', 'ask:after'] },
  mail: { rows: 'messages', etat: 'en envoi', lasting: 120_000, acts: ['deliver:after'] },
} as const;

type Row = {
  readonly _id: string;
  readonly etat: string;
  readonly lease_until: number | null;
  readonly ended?: number;
};

const HELD = { lease_until: 1 };

const isDoer = (service: string): service is Doer => service in UNDER_WAY;

/** Paid calls and mails that a fault cut off: so many may have an outcome that nobody knows. */
export type Cut = { readonly calls: number; readonly mails: number };

/** When a process of a service died last, and when one that lives on was told to fail; milliseconds since 1970, 0 for never. */
type Struck = { readonly died: number; readonly failed: number };

export type Cuts = {
  readonly died: (service: string) => Promise<void>;
  /** It lives on, but what it was at came to nothing. */
  readonly failed: (point: string) => void;
  /** Whom paid calls are made to hangs up: on those under way just before or just after, and on those it came between. */
  readonly severing: (hangUp: () => void) => Promise<void>;
  /** Since when a process cannot hold what it held before. */
  readonly struck: (service: string) => number;
  /** Frees what nobody has under way any more. */
  readonly free: () => Promise<void>;
  readonly total: () => Cut;
  /** These that are unknown, or came twice, and were not under way when their process died; so many of them may be. */
  readonly unexplained: (
    who: Doer,
    ids: readonly string[],
  ) => { readonly ids: readonly string[]; readonly allowed: number };
};

/** A relay knows a message by this. */
export const mailDigest = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

const LOOK_EVERY_MS = 100;
/** Calls and mails are answered at once here: one of a living process that is under way for so long was forgotten by it. */
const FORGOTTEN_MS = 20_000;
/** A database that stood still carries out what it was asked before the death of who asked. */
const POSTHUMOUS_MS = 25_000;

/** Asks again while the database is between two lives. */
async function served<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(LOOK_EVERY_MS);
    }
  }
}

/** The calls and mails that faults cut off: those under way when their process died. */
export function cutting(dbOf: (who: Doer) => Db): Cuts {
  const times = new Map<string, Struck>();
  const cut = { measurement: new Set<string>(), mail: new Set<string>() };
  const lost = { measurement: 0, mail: 0 };
  const timesOf = (service: string): Struck => times.get(service) ?? { died: 0, failed: 0 };
  const rowsOf = (who: Doer) => dbOf(who).collection<Row>(UNDER_WAY[who].rows);
  const note = (who: Doer, rows: readonly Pick<Row, '_id'>[]): void => {
    for (const { _id } of rows) cut[who].add(who === 'mail' ? mailDigest(_id) : _id);
  };

  /** With a second process that serves, what that one has under way too. */
  const underWay = async (who: Doer, ...or: object[]): Promise<void> => {
    const { etat } = UNDER_WAY[who];
    const filter = { $or: [{ etat }, ...or] };
    note(who, await served(() => rowsOf(who).find(filter, { projection: HELD }).toArray()));
  };

  const freeOf = async (who: Doer): Promise<void> => {
    const { etat, lasting } = UNDER_WAY[who];
    const { died, failed } = timesOf(who);
    const posthumous = died === 0 ? 0 : died + POSTHUMOUS_MS;
    const forgotten = Math.min(machineNow().getTime() - FORGOTTEN_MS, Math.max(posthumous, failed));
    const begun = Math.max(died, forgotten);
    const left = await rowsOf(who)
      .find({ etat, lease_until: { $lt: begun + lasting, $gt: 1 } }, { projection: HELD })
      .toArray();
    // Noted before they are free: their next owner may already be read meanwhile.
    note(
      who,
      left.filter(({ lease_until }) => (lease_until ?? 0) < posthumous + lasting),
    );
    for (const { _id, lease_until } of left)
      await rowsOf(who).updateOne({ _id, etat, lease_until }, { $set: { lease_until: 1 } });
  };

  return {
    died: async (service) => {
      times.set(service, { ...timesOf(service), died: machineNow().getTime() });
      if (isDoer(service)) await underWay(service);
    },
    failed: (point) => {
      const [service = '', ...what] = point.split(':');
      times.set(service, { ...timesOf(service), failed: machineNow().getTime() });
      if (isDoer(service) && UNDER_WAY[service].acts.some((act) => act === what.join(':')))
        lost[service] += 1;
    },
    severing: async (hangUp) => {
      const from = machineNow().getTime();
      await underWay('measurement');
      hangUp();
      await underWay('measurement', { etat: 'indeterminate', ended: { $gte: from } });
    },
    struck: (service) => Math.max(timesOf(service).died, timesOf(service).failed),
    free: async () => {
      await freeOf('measurement');
      await freeOf('mail');
    },
    total: () => ({ calls: cut.measurement.size + lost.measurement, mails: cut.mail.size + lost.mail }),
    unexplained: (who, ids) => ({ ids: ids.filter((id) => !cut[who].has(id)), allowed: lost[who] }),
  };
}
