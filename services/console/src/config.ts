import { peer, readConfig, settingsOf } from '@agence/platform/config';
import {
  CONTACT_EMAIL,
  LIMIT_WINDOW_S,
  MAIL_FROM,
  PUBLIC_URL,
  pageSettings,
  SERVICE_NAME,
} from '@agence/platform/process/settings';

export const config = readConfig({
  ...settingsOf('console'),
  ...pageSettings,
  LIMIT_WINDOW_S,
  PUBLIC_URL,
  SERVICE_NAME,
  MAIL_FROM,
  CONTACT_EMAIL,
  ACCOUNTS_GRPC: peer('accounts'),
  CLIENTS_GRPC: peer('clients'),
  MEASUREMENT_GRPC: peer('measurement'),
  BILLING_GRPC: peer('billing'),
  MAIL_GRPC: peer('mail'),
});
