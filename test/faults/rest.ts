import { setTimeout as pause } from 'node:timers/promises';
import { messagesUnderWay, notHeld } from './published.ts';
import type { World } from './world.ts';

type Client = World['mongo'];
type Db = ReturnType<Client['db']>;

const CLAIM_MS = 30_000;
const ORDER_MS = 60_000;
/** Each look asks every collection and every consumer. */
const LOOK_EVERY_MS = 1_000;
/** Shorter than a test may take, so that the failure can list the unfinished work. */
const PATIENCE_MS = 150_000;
/** Seven seconds: the slowest sweep that begins something comes every five. */
const QUIET_LOOKS = 7;

const databases = async (client: Client): Promise<Db[]> => {
  const { databases: all } = await client.db().admin().listDatabases({ nameOnly: true });
  return all.filter(({ name }) => name.startsWith('agence_')).map(({ name }) => client.db(name));
};

/** What is not over yet, by `database.collection`, or was given up: empty when all that was begun has come to its end. */
export async function open(client: Client): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const count = async (db: Db, name: string, filter: object) => {
    const rows = await db.collection(name).countDocuments(filter);
    if (rows > 0) found[`${db.databaseName}.${name}`] = rows;
  };
  for (const db of await databases(client)) {
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      if (name === 'parked') await count(db, name, {});
      else if (name === 'events') await count(db, name, { stream: null });
      else if (name === 'cells') await count(db, name, { etat: { $in: ['todo', 'claimed', 'calling'] } });
      else if (name === 'messages')
        await count(db, name, { etat: { $in: ['à envoyer', 'en envoi', 'échec'] } });
      else if (name === 'courriers')
        await count(db, name, { $or: [{ etat: { $ne: 'fini' } }, { suite: 'abandonné' }] });
      else if (name === 'preparations') await count(db, name, { handed: null });
      else if (name === 'mesures')
        await count(db, name, { $or: [{ 'outbox.0': { $exists: true } }, { 'state.etat': 'en cours' }] });
      else await count(db, name, { 'outbox.0': { $exists: true } });
    }
  }
  return found;
}

/** Time passes for those alone who were struck: what they held is free, and what waits its turn is tried now. */
export async function age({ mongo, cuts, ai }: World): Promise<void> {
  const [cells, messages] = [
    mongo.db('agence_measurement').collection('cells'),
    mongo.db('agence_mail').collection('messages'),
  ];
  const before = (service: string, lasting: number) => ({ $lt: cuts.struck(service) + lasting });
  const held = { etat: 'claimed', lease_until: before('measurement', CLAIM_MS) };
  await cells.updateMany(held, { $set: { lease_until: 1 } });
  await cuts.free();
  // Open breakers probe at once when the provider is well: their pauses are longer than a storm.
  const breakers = mongo.db('agence_measurement').collection('breakers');
  if (ai.well()) await breakers.updateMany({}, { $set: { next: new Date(0) } });
  await messages.updateMany({ etat: 'à envoyer' }, { $set: { not_before: 1 } });
  const courriers = mongo.db('agence_mail').collection('courriers');
  const taken = { etat: 'pris', pas_avant: before('mail', ORDER_MS) };
  await courriers.updateMany({ $or: [taken, { etat: 'reçu' }] }, { $set: { pas_avant: 1 } });
}

/**
 * Waits until nothing is under way any more, for so long that no sweep can have found any more, and the bus holds all that was
 * told. `served`: the consumers that a running process serves; all, if not given.
 */
export async function rest(world: World, served?: ReadonlySet<string>): Promise<void> {
  const { mongo, system } = world;
  const url = () => system.run().nats.url;
  const underWay = async (): Promise<object> => {
    await age(world);
    const left = Object.entries(await messagesUnderWay(url())).filter(
      ([consumer, messages]) => messages > 0 && served?.has(consumer) !== false,
    );
    return { ...(await open(mongo)), ...Object.fromEntries(left) };
  };
  const told = (fault: unknown): object => ({ fault: String(fault) });
  const nothing = (found: object): boolean => Object.keys(found).length === 0;
  let still = 0;
  let left: object = {};
  let lost: object = {};
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    left = await underWay().catch(told);
    still = nothing(left) ? still + 1 : 0;
    if (still === QUIET_LOOKS) {
      lost = await databases(mongo)
        .then((all) => notHeld(url(), all))
        .catch(told);
      if (nothing(lost)) return;
      still = 0;
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`never at rest: ${JSON.stringify({ ...left, ...lost })}\n${await world.lastWords()}`);
}
