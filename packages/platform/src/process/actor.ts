import { AsyncLocalStorage } from 'node:async_hooks';

/** The author of an order: its account, its door, and its identity (a key's last characters, an address). */
export type Actor = { readonly compte: string; readonly porte: string; readonly qui: string };

const actors = new AsyncLocalStorage<Actor>();
export const ACTOR_HEADER = 'x-actor';

/** Runs on behalf of an actor: every commit made for it, here and in the services it calls, records the actor. */
export const actingAs = <T>(actor: Actor, run: () => Promise<T>): Promise<T> => actors.run(actor, run);

/** The actor of the running task; undefined for automatic work. */
export const currentActor = (): Actor | undefined => actors.getStore();

/** The header that passes the actor on with a call. */
export const actorHeader = (): Readonly<Record<string, string>> => {
  const actor = currentActor();
  return actor === undefined ? {} : { [ACTOR_HEADER]: encodeURIComponent(JSON.stringify(actor)) };
};

/** Runs the handler of a call as the actor that its headers name. */
export const asCalled = <T>(headers: Readonly<Record<string, string>>, run: () => Promise<T>): Promise<T> => {
  const header = headers[ACTOR_HEADER];
  return header === undefined ? run() : actors.run(JSON.parse(decodeURIComponent(header)) as Actor, run);
};
