import { allRows } from '../answer.ts';
import type { System } from '../system.ts';
import type { Verbs } from '../verb.ts';
import type { Kinds, Waiting } from '../waiting.ts';
import { MONEY } from './money.ts';
import { UNANSWERED } from './orders.ts';
import { leadsOf } from './people.ts';

/** What may wait in each service, beside its parked messages. */
const SERVICES: Readonly<Record<string, Kinds>> = {
  accounts: {
    address: async ({ accounts }) =>
      (await accounts.listAddressRequests({})).requests.map((request) => ({
        ...{ id: request.id, slug: request.slug, since_ts: request.demande_ts },
        what: `${request.action} ${request.adresse}${request.meme_domaine ? '' : ' (another domain)'}`,
        next: `addresses approve ${request.id}`,
      })),
    key: async ({ accounts }) =>
      (await accounts.listKeyRequests({})).requests.map(({ slug, nom, demande_ts }) => ({
        ...{ id: slug, slug, since_ts: demande_ts },
        what: `${nom} asks for a key`,
        next: `keys grant ${slug}`,
      })),
  },
  billing: MONEY,
  form: {
    lead: async (system) => {
      const held = await leadsOf(system, { etat: 'à vérifier' });
      const queued = await leadsOf(system, { etat: 'en attente' });
      return [
        ...held.map(({ id, entreprise, motif = 'held', recu_ts }) => ({
          ...{ id, since_ts: recu_ts, what: `${entreprise}: ${motif}`, next: `leads release ${id}` },
        })),
        // One line for the whole queue, with the age of its oldest request.
        ...queued.slice(-1).map(({ id, recu_ts }) => ({
          ...{ id, since_ts: recu_ts, what: 'requests of the form wait for a day with room' },
          next: 'leads list --etat "en attente"',
        })),
      ];
    },
  },
  measurement: {
    measurement: async ({ measurement }) =>
      (await measurement.listFailed({})).failed.map(({ id, compte, entreprise, essai, echec_ts }) => ({
        ...{ id, slug: compte, since_ts: echec_ts },
        what: `${entreprise}: failed ${essai} times`,
        next: `measurements retry ${id}`,
      })),
    model: async ({ measurement }) =>
      (await measurement.listStopped({})).stopped.map(({ model, why, depuis_ts }) => ({
        ...{ id: model, since_ts: depuis_ts },
        what: `${model} takes no call: ${why}`,
        next: `models try ${model}`,
      })),
  },
  mail: {
    mail: async ({ mail }) => {
      const failed = await allRows(
        (after) => mail.listMessages({ etat: 'échec', after }),
        ({ messages }) => messages,
      );
      return failed.map(({ id, compte, a: to, sujet, pourquoi = 'failed', cree_ts }) => ({
        ...{ id, slug: compte, since_ts: cree_ts },
        what: `${sujet}, to ${to.join(', ')}: ${pourquoi}`,
        next: `mails retry ${id}`,
      }));
    },
    ...UNANSWERED,
  },
};

const parkedIn = (service: string): Kinds => ({
  parked: async ({ every }) =>
    ((await every.get(service)?.listParked({}))?.parked ?? []).map(
      ({ id, subject, error, compte, parked_ts }) => ({
        ...{ id, slug: compte, since_ts: parked_ts },
        what: `${service} could not take ${subject}: ${error}`,
        next: `parked replay ${service} ${id}`,
      }),
    ),
});

/** The rows of a service, and one that says that it is down: an incomplete list would look complete. */
const waitingIn = async (
  system: System,
  service: string,
  now: number,
): Promise<readonly (Waiting & { readonly kind: string })[]> => {
  const kinds = { ...SERVICES[service], ...parkedIn(service) };
  const asked = await Promise.allSettled(
    Object.entries(kinds).map(async ([kind, read]) =>
      (await read(system, now)).map((row) => ({ kind, ...row })),
    ),
  );
  const rows = asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = asked.find((answer) => answer.status === 'rejected');
  if (failed === undefined) return rows;
  const message = failed.reason instanceof Error ? failed.reason.message : String(failed.reason);
  const what = `${service} does not answer: ${message}`;
  return [...rows, { id: service, kind: 'unreachable', what, next: null }];
};

const UNITS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'm'],
] as const;

/** `3 d 4 h`, `12 m`: the two largest units. */
const age = (seconds: number): string => {
  let left = Math.max(0, seconds);
  const parts = UNITS.flatMap(([size, unit]) => {
    const count = Math.floor(left / size);
    left %= size;
    return count === 0 ? [] : [`${count} ${unit}`];
  });
  return parts.slice(0, 2).join(' ') || '0 m';
};

const nowOf = async ({ every }: System): Promise<number> => {
  for (const peer of every.values()) {
    const clock = await peer.showClock({}).catch(() => null);
    if (clock !== null) return clock.now_ts;
  }
  return 0;
};

export const TO_DO: Verbs = {
  'todo list': {
    describe: 'list all that waits for a person, the oldest first, with its age and what to type next',
    run: async (system) => {
      const now = await nowOf(system);
      const services = [...system.every.keys()].map((service) => waitingIn(system, service, now));
      const found = (await Promise.all(services)).flat();
      const { comptes } = await system.accounts.listAccounts({}).catch(() => ({ comptes: [] }));
      const names = new Map(comptes.map(({ slug, nom }) => [slug, nom]));
      return found
        .map(({ slug = null, since_ts = now, ...rest }) => ({
          ...{ id: rest.id, kind: rest.kind, slug, nom: names.get(slug ?? '') ?? null },
          ...{ what: rest.what, since_ts, age: age(now - since_ts), next: rest.next },
        }))
        .toSorted((a, b) => a.since_ts - b.since_ts);
    },
  },
};
