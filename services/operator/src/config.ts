import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { isWeakSecret } from '@agence/platform/process/weak-secret';

/** The addresses and tokens of a running system. */
export type Addresses = {
  /** `tool` opens what services ask each other, on this machine only. */
  readonly tokens: { readonly operator: string; readonly tool?: string };
  readonly services: Readonly<Record<string, string>>;
  /** Who gives the commands, for the journal. */
  readonly operator: string;
  /** The public address, without a slash at its end. */
  readonly publicUrl: string;
};

const NAMES = ['accounts', 'clients', 'measurement', 'billing', 'mail', 'form', 'console'] as const;

type Found = Omit<Addresses, 'operator'>;

type RunFile = {
  readonly base_url: string;
  readonly internal_token: string;
  readonly operator_token: string;
  readonly services: Readonly<Record<string, { readonly grpc: string }>>;
};

const fromEnvironment = (): Found | null => {
  const { OPERATOR_TOKEN: operator, PUBLIC_URL: publicUrl = '' } = process.env;
  const found = NAMES.map((name) => [name, process.env[`${name.toUpperCase()}_GRPC`] ?? ''] as const);
  const services = Object.fromEntries(found.filter(([, address]) => address !== ''));
  if (Object.keys(services).length === 0) return null;
  if (!operator) throw new Error('OPERATOR_TOKEN is not set: no service answers an operator without it');
  if (isWeakSecret(operator)) throw new Error('OPERATOR_TOKEN is too easy to guess');
  return { tokens: { operator }, services, publicUrl };
};

const fromRunFile = (file: string): Found => {
  const run = JSON.parse(readFileSync(file, 'utf8')) as RunFile;
  const services = Object.entries(run.services).map(([name, { grpc }]) => [name, grpc] as const);
  const tokens = { operator: run.operator_token, tool: run.internal_token };
  return { tokens, services: Object.fromEntries(services), publicUrl: run.base_url };
};

/** Addresses from the environment if given, else from `run.json` of the system in `AGENCE_DATA`. */
export function findSystem(): Addresses {
  const operator = process.env['OPERATOR'] ?? userInfo().username;
  const named = fromEnvironment();
  if (named !== null) return { ...named, operator };
  const file = join(process.env['AGENCE_DATA'] ?? '.agence', 'run.json');
  if (!existsSync(file)) throw new Error(`no running system: ${file} does not exist (npm start writes it)`);
  return { ...fromRunFile(file), operator };
}

/** A typed path: npm runs scripts from the root of the repository, wherever the person is. */
export const typedIn = (path: string): string =>
  existsSync(path) ? resolve(path) : resolve(process.env['INIT_CWD'] ?? '.', path);
