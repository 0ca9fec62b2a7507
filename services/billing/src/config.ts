import { peer, platformSettings, readConfig } from '@agence/platform/config';
import { z } from 'zod';

export const config = readConfig({
  ...platformSettings,
  CLIENTS_GRPC: peer('clients'),
  PUBLIC_URL: z.string().default('http://127.0.0.1:8080').describe('where the portal sends people back to'),
  STRIPE_API_KEY: z
    .string()
    .default('')
    .describe('key of the card provider; absent: payment by transfer only'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .default('')
    .describe('secret that signs the messages of the card provider'),
  STRIPE_API_BASE: z.string().default('').describe('another address of the card provider, for tests'),
  STRIPE_PRICES: z
    .string()
    .default('')
    .describe('price of each plan there: agence5:price_…,agence15:price_…'),
});
