import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOld } from '../remove-old.ts';
import type { Obtained } from './source.ts';

/** A program fetched by a start and kept for later ones. The key names the pinned version: another pin has another key. */
export interface Pin {
  readonly program: 'mongod' | 'nats-server';
  readonly key: string;
}

/** The program kept by an earlier start; rejects when it is missing. */
export async function fromCache(cache: string, pins: readonly Pin[]): Promise<Obtained> {
  const found = pins.find((pin) => existsSync(pathOf(cache, pin)));
  if (found === undefined) throw new Error(`nothing in ${cache}`);
  return { kind: 'program', path: pathOf(cache, found), from: `${found.key}, kept in ${cache}` };
}

/**
 * Fetches into a temporary folder, then renames the program into the cache: two starts may fetch at once, and a killed
 * one leaves nothing that looks like a program.
 */
export async function intoCache(
  cache: string,
  pin: Pin,
  fetch: (folder: string) => Promise<{ file: string; from: string }>,
): Promise<Obtained> {
  const path = pathOf(cache, pin);
  await mkdir(join(cache, pin.key), { recursive: true });
  const work = await mkdtemp(join(cache, '.fetching-'));
  removeOld(cache, statSync(work).mtimeMs, '.fetching-');
  try {
    const { file, from } = await fetch(work);
    await rename(file, path);
    return { kind: 'program', path, from };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const pathOf = (cache: string, { key, program }: Pin): string => join(cache, key, program);
