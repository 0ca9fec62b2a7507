import { join } from 'node:path';
import type { DatabaseClock } from '@agence/platform/database-clock';
import { journal } from '@agence/platform/journal';
import type { Platform } from '@agence/platform/service';
import type { config as Config } from './config.ts';
import { messageStore } from './messages/message.store.ts';
import { courrierStore } from './orders/courrier.store.ts';
import { propositionStore } from './orders/propositions.store.ts';
import { messageId } from './sending/compose.ts';
import { mailFolder } from './sending/folder.ts';
import type { Deliver } from './sending/port.ts';
import { smtp, type Timeouts } from './sending/smtp.ts';

export type Settings = Pick<
  typeof Config,
  | 'PUBLIC_URL'
  | 'AGENCE_DATA'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'SERVICE_NAME'
  | 'ALERT_EMAIL'
  | 'CONTACT_EMAIL'
  | 'BANK_DETAILS'
>;

/** The stores, and how messages are delivered. */
export function outgoing(db: Platform['db'], now: DatabaseClock, settings: Settings, timeouts?: Timeouts) {
  const {
    AGENCE_DATA,
    SMTP_URL,
    MAIL_FROM: address,
    PUBLIC_URL,
    SERVICE_NAME: service,
    ALERT_EMAIL,
    CONTACT_EMAIL,
    BANK_DETAILS: coordonnees,
  } = settings;
  const from = { name: service, address, replyTo: CONTACT_EMAIL };
  const contact = CONTACT_EMAIL ?? address;
  const folder = mailFolder(join(AGENCE_DATA, 'mail'), from);
  const relay = SMTP_URL === undefined ? folder.write : smtp(SMTP_URL, from, timeouts);
  const deliver: Deliver = (message) => (message.garder ? folder.write(message) : relay(message));
  const alerts = { address: ALERT_EMAIL ?? address, keep: ALERT_EMAIL === undefined };
  return {
    messages: messageStore({ db }, now),
    courriers: courrierStore({ db }, now),
    propositions: propositionStore({ db }),
    journal: journal(db),
    deliver,
    messageId: (id: string) => messageId(id, from),
    folder,
    expediteur: address.toLowerCase(),
    publicUrl: PUBLIC_URL.replace(/\/+$/, ''),
    service,
    contact,
    coordonnees,
    alerts,
  };
}
