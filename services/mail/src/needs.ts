import { connectPeers } from '@agence/calls/peers';
import { connectPeer } from '@agence/platform/grpc/grpc-client';
import { slidingLimit } from '@agence/platform/limits/sliding-limit';
import type { Platform } from '@agence/platform/service';
import { databaseClock } from '@agence/platform/store/database-clock';
import { countTodos, parkedTodo, type Todo } from '@agence/platform/todo';
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
import { boundedReader } from './orders/reader.ts';
import { outgoing } from './outgoing.ts';

/** Counts what waits for a person in one service. */
export type CountTodo = () => Promise<readonly TodoKind[]>;

/** Opens the store and the relay, and connects the peers. */
export function gather({ db, bus, clock, log, around, assertOpen }: Platform, config: typeof Config) {
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
  const ownTodos: readonly Todo[] = [
    { kind: 'mail', since: out.messages.failedSince },
    { kind: 'order', since: out.courriers.givenUpSince },
  ];
  const countIn = (address: string): CountTodo => {
    const service = connectPeer<TodoServer>(TodoClient, address, tokens).call;
    return async () => (await service.countTodo({})).kinds;
  };
  return {
    ...out,
    deliver: around('deliver', out.deliver),
    clock,
    now,
    /** A random number in [0, 1). */
    draw: Math.random,
    log,
    assertOpen,
    peers,
    accounts: peers.accounts.call,
    clients: peers.clients.call,
    prospections: peers.prospections.call,
    measurement: peers.measurement.call,
    diagnostics: peers.diagnostics.call,
    form: connectPeer<FormServer>(FormClient, form, tokens).call,
    sessions: connectPeer<SessionsServer>(SessionsClient, accounts, tokens).call,
    /** Letters quote from them who did what. */
    histories: {
      accounts: connectPeer<HistoryServer>(HistoryClient, accounts, tokens).call,
      billing: connectPeer<HistoryServer>(HistoryClient, billing, tokens).call,
    },
    /** Counters by service name, for each service where something may wait for a person, this one included. */
    todos: new Map<string, CountTodo>([
      ...Object.entries(addresses).map(([service, address]) => [service, countIn(address)] as const),
      ['mail', () => countTodos([...ownTodos, parkedTodo(db)], clock)],
    ]),
    /** Items of this service that wait for a person. */
    ownTodos,
    read: boundedReader(),
    commandes: connectPeer<CommandesServer>(CommandesClient, measurement, tokens).call,
    confiance: {
      loopback: config.ORDERS_TRUST_LOOPBACK,
      authserv: config.ORDERS_TRUSTED_AUTHSERV,
      dmarc: provedByDmarc,
    },
    // Messages per hour to ordering addresses (docs/limits.md).
    ordersPerSender: limit('ORDER_SENDER', 20),
    ordersPerAccount: limit('ORDER_ACCOUNT', 60),
    ordersPerPeer: limit('ORDER_PEER', 120),
    strangersPerAccount: limit('ORDER_STRANGER', 60),
  };
}

export type Needs = ReturnType<typeof gather>;
