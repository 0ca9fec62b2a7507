import { peer, readConfig, settingsOf } from '@agence/platform/config';
import {
  LEAD_CALLS_PER_DAY,
  LINK_KEYS,
  MAIL_FROM,
  PUBLIC_URL,
  SERVICE_NAME,
  SITE_FETCH_ALLOW,
  wholeNumber,
} from '@agence/platform/process/settings';
import { aiVariables, refusesModels } from './ai/settings.ts';

export const config = readConfig(
  {
    ...settingsOf('measurement'),
    ...aiVariables,
    CLIENTS_GRPC: peer('clients'),
    ACCOUNTS_GRPC: peer('accounts'),
    FORM_GRPC: peer('form'),
    MAIL_GRPC: peer('mail'),
    AI_PARALLEL: wholeNumber(1, 1000)
      .default(8)
      .describe(
        'calls at once per provider, for the whole fleet; of several, one is kept for preparing questions; readings have as many of their own',
      ),
    STOP_GRACE_S: wholeNumber(0, 600)
      .default(10)
      .describe(
        'seconds a paid call may go on once the process is told to stop; then its outcome is unknown',
      ),
    CALLS_PER_DAY: wholeNumber(1, 10_000_000).default(10_000).describe('paid calls a day and account'),
    LEAD_CALLS_PER_DAY,
    SERVICE_NAME,
    MAIL_FROM,
    SITE_FETCH_ALLOW,
    LINK_KEYS,
    PUBLIC_URL,
  },
  refusesModels,
);
