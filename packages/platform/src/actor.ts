import { AsyncLocalStorage } from 'node:async_hooks';

/** Who gives an order: for which account, by which door, and as whom (a key's last signs, an address). */
export type Actor = { readonly compte: string; readonly porte: string; readonly qui: string };

const actors = new AsyncLocalStorage<Actor>();
/** The header that names the actor. */
export const ACTOR_HEADER = 'x-actor';

/** Runs what somebody ordered; every commit made for it, here and behind the calls it makes, says by whom. */
export const actingAs = <T>(actor: Actor, run: () => Promise<T>): Promise<T> => actors.run(actor, run);

/** Who ordered what is running now; undefined when the machine does it by itself. */
export const currentActor = (): Actor | undefined => actors.getStore();

/** Hands the actor on with a call. */
export const actorHeader = (): Readonly<Record<string, string>> => {
  const actor = currentActor();
  return actor === undefined ? {} : { [ACTOR_HEADER]: encodeURIComponent(JSON.stringify(actor)) };
};

/** Runs what serves a call as the one that its caller named in its headers. */
export const asCalled = <T>(headers: Readonly<Record<string, string>>, run: () => Promise<T>): Promise<T> => {
  const header = headers[ACTOR_HEADER];
  return header === undefined ? run() : actors.run(JSON.parse(decodeURIComponent(header)) as Actor, run);
};
