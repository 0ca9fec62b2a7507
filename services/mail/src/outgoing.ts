import { join } from 'node:path';
import type { Platform } from '@agence/platform/service';
import type { DatabaseClock } from '@agence/platform/store/database-clock';
import { journal } from '@agence/platform/store/journal';
import type { config as Config } from './config.ts';
import { messageStore } from './messages/message.store.ts';
import type { Deliver } from './messages/sending.machine.ts';
import { courrierStore } from './orders/courrier.store.ts';
import { propositionStore } from './orders/propositions.store.ts';
import { messageId } from './sending/compose.ts';
import { mailFolder } from './sending/folder.ts';
import { smtp, type Timeouts } from './sending/smtp.ts';

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
