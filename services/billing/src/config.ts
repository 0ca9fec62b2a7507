import { peer, readConfig, settingsOf } from '@agence/platform/config';
import { PUBLIC_URL, secret, webAddress } from '@agence/platform/process/settings';
import { z } from 'zod';
import { refusesAmounts, refusesPrices } from './carte/prices.ts';

export const config = readConfig(
  {
    ...settingsOf('billing'),
    CLIENTS_GRPC: peer('clients'),
    PUBLIC_URL,
    STRIPE_API_KEY: z
      .string()
      .default('')
      .describe('key of the card provider; absent: payment by transfer only'),
    STRIPE_WEBHOOK_SECRET: secret(
      z.string().default('').describe('secret that signs the messages of the card provider'),
    ),
    STRIPE_API_BASE: z
      .literal('')
      .or(webAddress())
      .default('')
      .describe('another address of the card provider, for tests'),
    STRIPE_PRICES: z
      .string()
      .default('')
      .describe('price of each plan there: agence5:price_…,agence15:price_…'),
    PLAN_PRICES: z
      .string()
      .default('')
      .describe('euros a month before tax, shown to agencies: agence5:49,agence15:129.90,…'),
  },
  ({
    STRIPE_API_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhook_secret,
    STRIPE_PRICES: prices,
    PLAN_PRICES: amounts,
  }) => {
    if (key !== '' && webhook_secret === '') return 'STRIPE_WEBHOOK_SECRET: needed beside STRIPE_API_KEY';
    if (key === '' && webhook_secret !== '') return 'STRIPE_API_KEY: needed beside STRIPE_WEBHOOK_SECRET';
    if (key === '' && prices !== '') return 'STRIPE_API_KEY: needed beside STRIPE_PRICES';
    return refusesPrices(prices) ?? refusesAmounts(amounts);
  },
);
