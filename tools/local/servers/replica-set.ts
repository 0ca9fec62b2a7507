import { setTimeout as pause } from 'node:timers/promises';
import { type Db, MongoClient, MongoServerError } from 'mongodb';

const NOT_YET_INITIALIZED = 94;
const TRIES = 600;
const SILENCE_MS = 10_000;

/** Settles once the server at `host:port` is primary of its one-member replica set, which is created or moved here first. */
export async function primaryAt(address: string): Promise<void> {
  let why: unknown;
  for (let i = 0; i < TRIES; i++) {
    try {
      if (await stepTowardsPrimary(address, 50 * (i + 1))) return;
    } catch (fault) {
      why = fault;
    }
    await pause(20);
  }
  throw new Error(`did not become primary at ${address}`, { cause: why });
}

/** A new client for each try: a client whose first connection failed never connects again. */
async function stepTowardsPrimary(address: string, patience: number): Promise<boolean> {
  const client = new MongoClient(`mongodb://${address}/?directConnection=true`, {
    serverSelectionTimeoutMS: Math.min(patience, 1_000),
    // A server that accepts a connection and stays silent is asked again; a start would otherwise wait for ever.
    socketTimeoutMS: SILENCE_MS,
  });
  try {
    return await isPrimary(client.db('admin'), address);
  } finally {
    await client.close();
  }
}

async function isPrimary(admin: Db, address: string): Promise<boolean> {
  const hello = await admin.command({ hello: 1 });
  if (hello['isWritablePrimary'] === true && hello['me'] === address) return true;
  const config = await admin.command({ replSetGetConfig: 1 }).then((reply) => reply['config'], notYet);
  if (config === undefined) {
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: address }] } });
  } else if (config.members[0].host !== address) {
    const moved = {
      ...config,
      version: config.version + 1,
      members: [{ ...config.members[0], host: address }],
    };
    await admin.command({ replSetReconfig: moved, force: true });
  }
  return false;
}

function notYet(fault: unknown): undefined {
  if (fault instanceof MongoServerError && fault.code === NOT_YET_INITIALIZED) return undefined;
  throw fault;
}
