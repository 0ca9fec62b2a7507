import { join } from 'node:path';
import { connectPeers } from '@agence/calls/peers';
import { connectPeer } from '@agence/platform/grpc/grpc-client';
import { slidingLimit } from '@agence/platform/limits/sliding-limit';
import type { Platform } from '@agence/platform/service';
import { type DatabaseClock, databaseClock } from '@agence/platform/store/database-clock';
import { journal } from '@agence/platform/store/journal';
import { countTodos, parkedTodo, type Todo } from '@agence/platform/todo';
import { SessionsClient, type SessionsServer } from '@agence/proto/accounts/v1/sessions';
import { FormClient, type FormServer } from '@agence/proto/form/v1/form';
import { CommandesClient, type CommandesServer } from '@agence/proto/measurement/v1/commandes';
import * as platform from '@agence/proto/platform/v1/platform';
import type { config as Config } from './config.ts';
import { messageStore } from './messages/message.store.ts';
import type { Deliver } from './messages/sending.machine.ts';
import { courrierStore } from './orders/courrier.store.ts';
import { provedByDmarc } from './orders/preuve.ts';
import { propositionStore } from './orders/propositions.store.ts';
import { boundedReader } from './orders/reader.ts';
import { mailFolder, messageId, smtp, type Timeouts } from './sending/deliver.ts';

/** The stores, and how messages are delivered. */
export function outgoing(
  db: Platform['db'],
  now: DatabaseClock,
  settings: typeof Config,
  timeouts?: Timeouts,
) {
  const { SMTP_URL, MAIL_FROM: address, SERVICE_NAME: service, ALERT_EMAIL, CONTACT_EMAIL } = settings;
  const from = { name: service, address, replyTo: CONTACT_EMAIL };
  const folder = mailFolder(join(settings.AGENCE_DATA, 'mail'), from);
  const relay = SMTP_URL === undefined ? folder.write : smtp(SMTP_URL, from, timeouts);
  const deliver: Deliver = (message) => (message.garder ? folder.write(message) : relay(message));
  return {
    messages: messageStore({ db }, now),
    courriers: courrierStore({ db }, now),
    propositions: propositionStore({ db }),
    journal: journal(db),
    deliver,
    messageId: (id: string) => messageId(id, from),
    folder,
    /** The sender of every envelope, to which mail servers send bounces. */
    expediteur: address.toLowerCase(),
    /** Public address of the console, without a trailing slash. */
    publicUrl: settings.PUBLIC_URL.replace(/\/+$/, ''),
    service,
    contact: CONTACT_EMAIL ?? address,
    coordonnees: settings.BANK_DETAILS,
    /** The address for internal alerts; `keep`: they stay in the folder. */
    alerts: { address: ALERT_EMAIL ?? address, keep: ALERT_EMAIL === undefined },
  };
}

/** Counts what waits for a person in one service. */
export type CountTodo = () => Promise<readonly platform.TodoKind[]>;

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
    const service = connectPeer<platform.TodoServer>(platform.TodoClient, address, tokens).call;
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
      accounts: connectPeer<platform.HistoryServer>(platform.HistoryClient, accounts, tokens).call,
      billing: connectPeer<platform.HistoryServer>(platform.HistoryClient, billing, tokens).call,
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
    /** Messages per hour to ordering addresses (docs/limits.md). */
    limits: {
      perSender: limit('ORDER_SENDER', 20),
      perAccount: limit('ORDER_ACCOUNT', 60),
      perPeer: limit('ORDER_PEER', 120),
      strangers: limit('ORDER_STRANGER', 60),
    },
  };
}

export type Needs = ReturnType<typeof gather>;
