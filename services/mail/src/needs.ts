import { join } from 'node:path';
import type { ProductClock } from '@agence/platform/clock';
import { type DatabaseClock, databaseClock } from '@agence/platform/database-clock';
import { connectPeer, type Remote } from '@agence/platform/grpc-client';
import { type Journal, journal } from '@agence/platform/journal';
import type { Logger } from '@agence/platform/logger';
import type { Platform } from '@agence/platform/service';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { SessionsClient, type SessionsServer } from '@agence/proto/accounts/v1/sessions';
import { ClientsClient, type ClientsServer } from '@agence/proto/clients/v1/clients';
import { FormClient, type FormServer } from '@agence/proto/form/v1/form';
import { DiagnosticsClient, type DiagnosticsServer } from '@agence/proto/measurement/v1/diagnostics';
import { MeasurementClient, type MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import type { config as Config } from './config.ts';
import { type Messages, messageStore } from './messages/message.store.ts';
import { type MailFolder, mailFolder } from './sending/folder.ts';
import type { Deliver } from './sending/port.ts';
import { smtp, type Timeouts } from './sending/smtp.ts';

/** What the parts of this service work with. */
export type Needs = {
  readonly clock: ProductClock;
  readonly now: DatabaseClock;
  /** In [0, 1). */
  readonly draw: () => number;
  readonly log: Logger;
  readonly accounts: Pick<Remote<AccountsServer>, 'lireCompte' | 'lireDemande'>;
  readonly sessions: Pick<Remote<SessionsServer>, 'lireLien'>;
  readonly clients: Pick<Remote<ClientsServer>, 'lireClient'>;
  readonly measurement: Pick<Remote<MeasurementServer>, 'lireLivrables'>;
  readonly diagnostics: Pick<Remote<DiagnosticsServer>, 'lireLienDeLead'>;
  readonly form: Pick<Remote<FormServer>, 'lireLead'>;
  readonly messages: Messages;
  readonly journal: Journal;
  readonly deliver: Deliver;
  readonly folder: MailFolder;
  /** Public address of the console, without a slash at its end. */
  readonly publicUrl: string;
  /** Name of the service in messages. */
  readonly service: string;
  /** Whom a person writes to. */
  readonly contact: string;
  /** Where internal alerts go, and whether they stay in the folder. */
  readonly alerts: { readonly address: string; readonly keep: boolean };
};

export type Settings = Pick<
  typeof Config,
  'PUBLIC_URL' | 'AGENCE_DATA' | 'SMTP_URL' | 'MAIL_FROM' | 'SERVICE_NAME' | 'ALERT_EMAIL' | 'CONTACT_EMAIL'
>;

/** Messages, and the way out for each of them. */
export function outgoing(db: Platform['db'], now: DatabaseClock, settings: Settings, timeouts?: Timeouts) {
  const {
    AGENCE_DATA,
    SMTP_URL,
    MAIL_FROM: address,
    PUBLIC_URL,
    SERVICE_NAME: service,
    ALERT_EMAIL,
    CONTACT_EMAIL,
  } = settings;
  const from = { name: service, address, replyTo: CONTACT_EMAIL };
  const contact = CONTACT_EMAIL ?? address;
  const folder = mailFolder(join(AGENCE_DATA, 'mail'), from);
  const relay = SMTP_URL === undefined ? folder.write : smtp(SMTP_URL, from, timeouts);
  const deliver: Deliver = (message) => (message.garder ? folder.write(message) : relay(message));
  const alerts = { address: ALERT_EMAIL ?? address, keep: ALERT_EMAIL === undefined };
  return {
    messages: messageStore({ db }, now),
    journal: journal(db),
    deliver,
    folder,
    publicUrl: PUBLIC_URL.replace(/\/+$/, ''),
    service,
    contact,
    alerts,
  };
}

/** Opens the store and the relay, and connects the peers. */
export function gather({ db, clock, log, around }: Platform, config: typeof Config): Needs {
  const token = config.INTERNAL_TOKEN;
  const now = databaseClock(db);
  const out = outgoing(db, now, config);
  return {
    ...out,
    deliver: around('deliver', out.deliver),
    clock,
    now,
    draw: Math.random,
    log,
    accounts: connectPeer<AccountsServer>(AccountsClient, config.ACCOUNTS_GRPC, token).call,
    sessions: connectPeer<SessionsServer>(SessionsClient, config.ACCOUNTS_GRPC, token).call,
    clients: connectPeer<ClientsServer>(ClientsClient, config.CLIENTS_GRPC, token).call,
    diagnostics: connectPeer<DiagnosticsServer>(DiagnosticsClient, config.MEASUREMENT_GRPC, token).call,
    form: connectPeer<FormServer>(FormClient, config.FORM_GRPC, token).call,
    measurement: connectPeer<MeasurementServer>(MeasurementClient, config.MEASUREMENT_GRPC, token).call,
  };
}
