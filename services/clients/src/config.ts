import { peer, readConfig, settingsOf } from '@agence/platform/config';
import { SITE_FETCH_ALLOW } from '@agence/platform/process/settings';

export const config = readConfig({
  ...settingsOf('clients'),
  ACCOUNTS_GRPC: peer('accounts'),
  MEASUREMENT_GRPC: peer('measurement'),
  SITE_FETCH_ALLOW,
});
