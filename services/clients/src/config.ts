import { peer, platformSettings, readConfig } from '@agence/platform/config';
import { z } from 'zod';

export const config = readConfig({
  ...platformSettings,
  ACCOUNTS_GRPC: peer('accounts'),
  MEASUREMENT_GRPC: peer('measurement'),
  SITE_FETCH_ALLOW: z.string().default('').describe('host:port list opened for tests; refused in production'),
});

if (config.SITE_FETCH_ALLOW !== '' && config.NODE_ENV === 'production')
  throw new Error('SITE_FETCH_ALLOW: refused when NODE_ENV is production');
