import { readFileSync } from 'node:fs';
import type { OwnSystem } from '@agence/testing/system';

/** Those that can be told to fail at a point. */
export const FOLLOWING = [
  ...(['accounts', 'clients', 'measurement', 'billing', 'form', 'mail', 'console'] as const),
  ...(['gateway', 'gateway-2'] as const),
] as const;
export const PROCESSES = [...FOLLOWING, 'mongodb', 'nats'] as const;
/** Where two of each serve. */
export const SECONDS = [
  ...(['accounts-2', 'clients-2', 'measurement-2', 'billing-2', 'form-2', 'mail-2'] as const),
  ...(['console-2', 'gateway-2'] as const),
] as const;
export type ProcessName = (typeof PROCESSES | typeof SECONDS)[number];

/** 0 while it is between two lives. */
export function pidOf(system: Pick<OwnSystem, 'run'>, who: ProcessName): number {
  const { services, gateways, mongodb, nats } = system.run();
  if (who === 'mongodb') return mongodb.pid ?? 0;
  if (who === 'nats') return nats.pid ?? 0;
  if (who === 'gateway' || who === 'gateway-2') return gateways[who === 'gateway' ? 0 : 1]?.pid ?? 0;
  return services[who]?.pid ?? 0;
}

/** Whether it was there to be told. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return pid > 0 && process.kill(pid, name);
  } catch {
    return false;
  }
}

/** `R`, `S`, `T`… as the kernel says it; `-` when it is gone. */
export function stateOf(pid: number): string {
  try {
    return /^\d+ \(.*\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '-';
  } catch {
    return '-';
  }
}

export const statesOf = (system: OwnSystem): string =>
  PROCESSES.map((who) => `${who} ${stateOf(pidOf(system, who))}`).join(', ');
