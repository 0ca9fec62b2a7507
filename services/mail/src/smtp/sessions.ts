import { callerOf } from '@agence/words/caller';
import type { SMTPServer, SMTPServerSession } from 'smtp-server';

/** A reply that the sending server passes on to the person who wrote. */
const failure = (responseCode: number, sentence: string): Error =>
  Object.assign(new Error(sentence), { responseCode });

export const unknownRecipient = () => failure(550, '5.1.1 Adresse de commande inconnue');
export const later = () => failure(451, '4.3.0 Service indisponible, revenez plus tard');
export const tooMany = () => failure(452, '4.7.1 Trop de messages, revenez plus tard');
export const tooLarge = () => failure(552, '5.3.4 Message trop grand');
const sessionOver = () => failure(421, '4.7.0 Trop de demandes, revenez plus tard');

export const isReply = (fault: unknown): fault is Error => fault instanceof Error && 'responseCode' in fault;

const MOST_PER_ADDRESS = 10;
const MOST_COMMANDS = 300;
const MOST_MISSES = 20;
const LONGEST_MS = 300_000;

/** Limits of each connection: commands, unknown recipients and duration; and of connections per address. */
export function boundedSessions(server: () => SMTPServer) {
  const open = new Map<string, { commands: number; misses: number; readonly timer: NodeJS.Timeout }>();
  const end = (id: string): void => {
    for (const connection of server().connections)
      if (connection.id === id) connection.send(421, sessionOver().message, false);
  };
  const counted = (id: string, what: 'commands' | 'misses'): number => {
    const session = open.get(id);
    if (session === undefined) return 0;
    session[what] += 1;
    return session[what];
  };
  return {
    /** Throws when the peer's address has too many connections. */
    open: ({ id, remoteAddress }: SMTPServerSession, sharedAddress: boolean) => {
      const caller = callerOf(remoteAddress);
      const same = [...server().connections].filter((peer) => callerOf(peer.remoteAddress) === caller);
      if (!sharedAddress && same.length > MOST_PER_ADDRESS) throw sessionOver();
      open.set(id, { commands: 0, misses: 0, timer: setTimeout(end, LONGEST_MS, id).unref() });
    },
    commanded: (id: string) => {
      if (counted(id, 'commands') > MOST_COMMANDS) end(id);
    },
    /** Counts an unknown recipient. Throws over the limit. */
    missed: (id: string) => {
      if (counted(id, 'misses') > MOST_MISSES) throw sessionOver();
    },
    close: (id: string) => {
      clearTimeout(open.get(id)?.timer);
      open.delete(id);
    },
  };
}
