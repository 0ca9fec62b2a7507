import { readConfig, settingsOf } from '@agence/platform/config';
import {
  CONTACT_EMAIL,
  LEAD_CALLS_PER_DAY,
  LIMIT_WINDOW_S,
  LINK_KEYS,
  MAIL_FROM,
  pageSettings,
  SERVICE_NAME,
} from '@agence/platform/process/settings';

export const config = readConfig({
  ...settingsOf('form'),
  ...pageSettings,
  LIMIT_WINDOW_S,
  LEAD_CALLS_PER_DAY,
  LINK_KEYS,
  SERVICE_NAME,
  MAIL_FROM,
  CONTACT_EMAIL,
});
