import { connectPeers, type Peers } from '@agence/calls/peers';
import { connectPeer, type Remote } from '@agence/platform/grpc/grpc-client';
import { type SlidingLimit, slidingLimit } from '@agence/platform/limits/sliding-limit';
import type { ProductClock } from '@agence/platform/process/clock';
import type { Logger } from '@agence/platform/process/logger';
import type { Platform } from '@agence/platform/service';
import { type DatabaseClock, databaseClock } from '@agence/platform/store/database-clock';
import { countTodos, parkedTodo } from '@agence/platform/todo';
import { SessionsClient, type SessionsServer } from '@agence/proto/accounts/v1/sessions';
import { FormClient, type FormServer } from '@agence/proto/form/v1/form';
import { CommandesClient, type CommandesServer } from '@agence/proto/measurement/v1/commandes';
import {
  HistoryClient,
  type HistoryServer,
  TodoClient,
  type TodoKind,
  type TodoServer,
} from '@agence/proto/platform/v1/platform';
import type { config as Config } from './config.ts';
import { provedByDmarc } from './orders/dmarc.ts';
import type { Confiance } from './orders/preuve.ts';
import { boundedReader, type Reader } from './orders/reader.ts';
import { outgoing } from './outgoing.ts';
import { todos } from './todos.ts';

/** Messages per hour to ordering addresses (docs/limits.md). */
const ORDERS_PER_SENDER = 20;
const ORDERS_PER_ACCOUNT = 60;
const ORDERS_PER_PEER = 120;
const STRANGERS_PER_ACCOUNT = 60;

/** Counts what waits for a person in one service. */
export type CountTodo = () => Promise<readonly TodoKind[]>;

/** Some calls of a peer. */
type Calls<P extends keyof Peers, C extends keyof Peers[P]['call']> = Pick<Peers[P]['call'], C>;

export type Needs = ReturnType<typeof outgoing> & {
  readonly clock: ProductClock;
  readonly now: DatabaseClock;
  /** A random number in [0, 1). */
  readonly draw: () => number;
  readonly log: Logger;
  readonly accounts: Calls<'accounts', 'lireCompte' | 'lireDemande' | 'lireAcces'>;
  readonly sessions: Pick<Remote<SessionsServer>, 'lireLien' | 'lireConnexion'>;
  /** The history of each service from which letters quote who did what. */
  readonly histories: Readonly<Record<'accounts' | 'billing', Pick<Remote<HistoryServer>, 'readHistory'>>>;
  readonly clients: Calls<'clients', 'lireClient' | 'lireQuestions' | 'lirePortefeuille'>;
  readonly prospections: Calls<'prospections', 'lireProspection'>;
  readonly measurement: Calls<
    'measurement',
    'lireLivrables' | 'lireDocument' | 'decrireModeles' | 'lireChangements'
  >;
  readonly diagnostics: Calls<'diagnostics', 'lireLienDeLead' | 'lireLiens'>;
  readonly form: Pick<Remote<FormServer>, 'lireLead'>;
  /** Counters by service name, for each service where something may wait for a person, this one included. */
  readonly todos: ReadonlyMap<string, CountTodo>;
};

/** Further dependencies of orders by mail: the peers that carry them out, accepted proofs, and limits. */
export type OrderNeeds = Needs & {
  readonly peers: Peers;
  readonly confiance: Confiance;
  readonly ordersPerSender: SlidingLimit;
  readonly ordersPerAccount: SlidingLimit;
  readonly ordersPerPeer: SlidingLimit;
  readonly strangersPerAccount: SlidingLimit;
  readonly read: Reader;
  /** Asks a model about messages without a strict form. */
  readonly commandes: Pick<Remote<CommandesServer>, 'comprendre'>;
  readonly assertOpen: Platform['assertOpen'];
};

const countIn =
  (service: Remote<TodoServer>): CountTodo =>
  async () =>
    (await service.countTodo({})).kinds;

/** Opens the store and the relay, and connects the peers. */
export function gather(
  { db, bus, clock, log, around, assertOpen }: Platform,
  config: typeof Config,
): OrderNeeds {
  const limit = (name: string, most: number) =>
    slidingLimit(bus, { name, limit: most, window_s: config.LIMIT_WINDOW_S }, log);
  const tokens = { service: config.SERVICE_TOKEN };
  const addresses = {
    accounts: config.ACCOUNTS_GRPC,
    clients: config.CLIENTS_GRPC,
    measurement: config.MEASUREMENT_GRPC,
    billing: config.BILLING_GRPC,
    form: config.FORM_GRPC,
  };
  const { accounts, measurement, billing, form } = addresses;
  const peers = connectPeers(addresses, tokens);
  const now = databaseClock(db);
  const out = outgoing(db, now, config);
  return {
    ...out,
    deliver: around('deliver', out.deliver),
    clock,
    now,
    draw: Math.random,
    log,
    peers,
    confiance: {
      loopback: config.ORDERS_TRUST_LOOPBACK,
      authserv: config.ORDERS_TRUSTED_AUTHSERV,
      dmarc: provedByDmarc,
    },
    ordersPerSender: limit('ORDER_SENDER', ORDERS_PER_SENDER),
    ordersPerAccount: limit('ORDER_ACCOUNT', ORDERS_PER_ACCOUNT),
    ordersPerPeer: limit('ORDER_PEER', ORDERS_PER_PEER),
    strangersPerAccount: limit('ORDER_STRANGER', STRANGERS_PER_ACCOUNT),
    read: boundedReader(),
    commandes: connectPeer<CommandesServer>(CommandesClient, measurement, tokens).call,
    assertOpen,
    accounts: peers.accounts.call,
    sessions: connectPeer<SessionsServer>(SessionsClient, accounts, tokens).call,
    histories: {
      accounts: connectPeer<HistoryServer>(HistoryClient, accounts, tokens).call,
      billing: connectPeer<HistoryServer>(HistoryClient, billing, tokens).call,
    },
    clients: peers.clients.call,
    prospections: peers.prospections.call,
    diagnostics: peers.diagnostics.call,
    todos: new Map([
      ...Object.entries(addresses).map(
        ([service, address]) =>
          [service, countIn(connectPeer<TodoServer>(TodoClient, address, tokens).call)] as const,
      ),
      ['mail', () => countTodos([...todos(out), parkedTodo(db)], clock)] as const,
    ]),
    form: connectPeer<FormServer>(FormClient, form, tokens).call,
    measurement: peers.measurement.call,
  };
}
