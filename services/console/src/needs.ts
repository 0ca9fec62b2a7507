import { connectPeers } from '@agence/calls/peers';
import { connectPeer } from '@agence/platform/grpc/grpc-client';
import { slidingLimit } from '@agence/platform/limits/sliding-limit';
import type { Platform } from '@agence/platform/service';
import { SessionsClient, type SessionsServer } from '@agence/proto/accounts/v1/sessions';
import { MailClient, type MailServer } from '@agence/proto/mail/v1/mail';
import { ReadingsClient, type ReadingsServer } from '@agence/proto/measurement/v1/readings';
import { HistoryClient, type HistoryServer } from '@agence/proto/platform/v1/platform';
import type { config as Config } from './config.ts';

export type Needs = Readonly<ReturnType<typeof gather>>;
/** Who runs the console: name, contact, and the sender's address of sign-in links. */
export type Identite = Needs['identite'];

/** Per sliding hour. */
export const LINKS_PER_PAIR = 5;
export const LINKS_PER_ADDRESS = 30;
export const LINKS_PER_CALLER = 20;
export const REQUESTS_PER_SESSION = 1800;
/** The largest form, with its file. */
export const LARGEST_FORM_MIB = 2;

export function gather({ bus, clock, log }: Pick<Platform, 'bus' | 'clock' | 'log'>, config: typeof Config) {
  const { ACCOUNTS_GRPC: accounts, CLIENTS_GRPC: clients, MEASUREMENT_GRPC: measurement } = config;
  const { BILLING_GRPC: billing, LIMIT_WINDOW_S: window_s } = config;
  const { SERVICE_NAME: nom, MAIL_FROM: expediteur, CONTACT_EMAIL, PUBLIC_URL } = config;
  const tokens = { service: config.SERVICE_TOKEN };
  const peers = connectPeers({ accounts, clients, measurement, billing }, tokens);
  const sessions = connectPeer<SessionsServer>(SessionsClient, accounts, tokens);
  const readings = connectPeer<ReadingsServer>(ReadingsClient, measurement, tokens);
  const mail = connectPeer<MailServer>(MailClient, config.MAIL_GRPC, tokens);
  /** The history of each service that takes orders of an account. */
  const histories = [accounts, clients, measurement, billing].map((address) =>
    connectPeer<HistoryServer>(HistoryClient, address, tokens),
  );
  const limit = (name: string, most: number) => slidingLimit(bus, { name, limit: most, window_s }, log);
  return {
    peers,
    sessions,
    readings,
    mail,
    histories,
    limits: {
      /** Sign-in links: per address and caller, per address, per caller. */
      linksPerPair: limit('LINK_PAIR', LINKS_PER_PAIR),
      linksPerAddress: limit('LINK_ADDRESS_ALL', LINKS_PER_ADDRESS),
      linksPerCaller: limit('LINK_CALLER', LINKS_PER_CALLER),
      requestsPerSession: limit('SESSION', REQUESTS_PER_SESSION),
    },
    identite: { nom, expediteur, contact: CONTACT_EMAIL || expediteur },
    /** On https the session cookie is bound to its host. */
    publicUrl: new URL(PUBLIC_URL),
    clock,
    log,
    close: () => {
      for (const peer of [...Object.values(peers), sessions, readings, mail, ...histories]) peer.close();
    },
  };
}
