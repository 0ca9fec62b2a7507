import { allRows } from '../answer.ts';
import type { System } from '../system.ts';
import type { Verbs } from '../verb.ts';
import type { Source, Waiting } from '../waiting.ts';
import { MONEY } from './money.ts';
import { givenUp, refusedToday } from './orders.ts';
import { leadsOf } from './people.ts';

const addresses: Source[1] = async ({ accounts }) =>
  (await accounts.listAddressRequests({})).requests.map((request) => ({
    ...{ id: request.id, kind: 'address', slug: request.slug, since_ts: request.demande_ts },
    what: `${request.action} ${request.adresse}${request.meme_domaine ? '' : ' (another domain)'}`,
    next: `addresses approve ${request.id}`,
  }));

const leads: Source[1] = async (system) =>
  (await leadsOf(system, { etat: 'à vérifier' })).map(({ id, entreprise, ...lead }) => ({
    ...{ id, kind: 'lead', since_ts: lead.recu_ts, what: `${entreprise}: ${lead.motif ?? 'held'}` },
    next: `leads release ${id}`,
  }));

/** One line for the whole queue, with the age of its oldest request. */
const queue: Source[1] = async (system) =>
  (await leadsOf(system, { etat: 'en attente' })).slice(-1).map(({ id, recu_ts: since_ts }) => ({
    ...{ id, kind: 'lead', since_ts, what: 'requests of the form wait for a day with room' },
    next: 'leads list --etat "en attente"',
  }));

const measurements: Source[1] = async ({ measurement }) =>
  (await measurement.listFailed({})).failed.map(
    ({ id, compte: slug, entreprise, essai, echec_ts: since_ts }) => ({
      ...{ id, kind: 'measurement', slug, since_ts },
      what: `${entreprise}: failed ${essai} times`,
      next: `measurements retry ${id}`,
    }),
  );

const models: Source[1] = async ({ measurement }) =>
  (await measurement.listStopped({})).stopped.map(({ model, why, depuis_ts: since_ts }) => ({
    ...{ id: model, kind: 'model', since_ts },
    what: `${model} takes no call: ${why}`,
    next: `models try ${model}`,
  }));

const failedMails = ({ mail }: System) =>
  allRows(
    (after) => mail.listMessages({ etat: 'échec', after }),
    ({ messages }) => messages,
  );

const mails: Source[1] = async (system) =>
  (await failedMails(system)).map(({ id, compte: slug, a: to, sujet, pourquoi, cree_ts: since_ts }) => ({
    ...{ id, kind: 'mail', slug, since_ts },
    what: `${sujet}, to ${to.join(', ')}: ${pourquoi ?? 'failed'}`,
    next: `mails retry ${id}`,
  }));

const parked = (service: string): Source => [
  service,
  async ({ every }) =>
    ((await every.get(service)?.listParked({}))?.parked ?? []).map(
      ({ id, subject, error, compte: slug, parked_ts: since_ts }) => ({
        ...{ id, kind: 'parked', slug, since_ts },
        what: `${service} could not take ${subject}: ${error}`,
        next: `parked replay ${service} ${id}`,
      }),
    ),
];

const keys: Source[1] = async ({ accounts }) =>
  (await accounts.listKeyRequests({})).requests.map(({ slug, nom, demande_ts: since_ts }) => ({
    ...{ id: slug, kind: 'key', slug, since_ts },
    what: `${nom} asks for a key`,
    next: `keys grant ${slug}`,
  }));

const SOURCES: readonly Source[] = [
  ['accounts', addresses],
  ['accounts', keys],
  ...MONEY,
  ['form', leads],
  ['form', queue],
  ['measurement', measurements],
  ['measurement', models],
  ['mail', mails],
  ['mail', givenUp],
  ['mail', refusedToday],
];

/** The rows of a service, or a row that says that it is down: an incomplete list would look complete. */
const ask = async (system: System, [service, read]: Source): Promise<readonly Waiting[]> => {
  try {
    return await read(system);
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    return [{ id: service, kind: 'unreachable', what: `${service} does not answer: ${message}`, next: null }];
  }
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

/** Lists a service that is down only once. */
const once = (all: readonly Waiting[]): readonly Waiting[] =>
  all.filter(
    (row, i) =>
      row.kind !== 'unreachable' || all.findIndex(({ kind, id }) => kind === row.kind && id === row.id) === i,
  );

export const TO_DO: Verbs = {
  'todo list': {
    describe: 'list all that waits for a person, the oldest first, with its age and what to type next',
    run: async (system) => {
      const sources = [...SOURCES, ...[...system.every.keys()].map(parked)];
      const [now, names, ...found] = await Promise.all([
        nowOf(system),
        system.accounts.listAccounts({}).then(
          ({ comptes }) => comptes,
          () => [],
        ),
        ...sources.map((source) => ask(system, source)),
      ]);
      const name = new Map(names.map(({ slug, nom }) => [slug, nom]));
      return once(found.flat())
        .map(({ slug = null, since_ts = now, ...rest }) => ({
          ...{ id: rest.id, kind: rest.kind, slug, nom: name.get(slug ?? '') ?? null },
          ...{ what: rest.what, since_ts, age: age(now - since_ts), next: rest.next },
        }))
        .toSorted((a, b) => a.since_ts - b.since_ts);
    },
  },
};
