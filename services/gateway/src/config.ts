import { peer, readConfig, settingsOf } from '@agence/platform/config';
import {
  hostPort,
  LIMIT_WINDOW_S,
  listenHost,
  PUBLIC_URL,
  port,
  secret,
  wholeNumber,
} from '@agence/platform/process/settings';
import { z } from 'zod';
import { refusesRoutesOff } from './routes-off.ts';

export const config = readConfig(
  {
    ...settingsOf('gateway'),
    HOST: listenHost().default('127.0.0.1').describe('address the HTTP server listens on'),
    PORT: port().default(8080).describe('port the HTTP server listens on'),
    PUBLIC_URL,
    TRUSTED_HOPS: wholeNumber(0, 20).default(0).describe('proxies in front that set X-Forwarded-For'),
    LIMIT_WINDOW_S,
    ROUTES_OFF: z.string().default('').describe('switched-off routes: POST diagnostics/,POST lead/'),
    ACCOUNTS_GRPC: peer('accounts'),
    CLIENTS_GRPC: peer('clients'),
    MEASUREMENT_GRPC: peer('measurement'),
    BILLING_GRPC: peer('billing'),
    FORM_GRPC: peer('form'),
    MAIL_GRPC: peer('mail'),
    TASK_SECRET: secret(
      z.string().default('').describe('opens POST /interne/taches/{name}/ in the header x-task-secret'),
    ),
    CONSOLE_HTTP: hostPort().describe('HTTP address of console, host:port'),
    FORM_HTTP: hostPort().describe('HTTP address of form, host:port'),
  },
  ({ ROUTES_OFF }) => refusesRoutesOff(ROUTES_OFF),
);
