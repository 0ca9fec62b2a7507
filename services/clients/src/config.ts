import { peer, platformSettings, readConfig } from '@agence/platform/config';
import { SITE_FETCH_ALLOW } from '@agence/platform/settings';

export const config = readConfig({
  ...platformSettings,
  ACCOUNTS_GRPC: peer('accounts'),
  MEASUREMENT_GRPC: peer('measurement'),
  SITE_FETCH_ALLOW,
});
