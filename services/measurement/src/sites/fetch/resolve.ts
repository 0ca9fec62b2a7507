import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { fr } from '@agence/gesture';
import { isPublicAddress } from '@agence/words/public-address';
import { bareHost } from '@agence/words/public-site';
import { type Resolve, Stopped } from './types.ts';

/** Asks name servers directly: no hosts file, no search domain, so no name of this machine or cluster. */
export const resolveByDns: Resolve = async (host) => {
  const dns = new Resolver({ timeout: 2000, tries: 2 });
  const [four, six] = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  const found = [four, six].flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
};

/**
 * The address to connect to. Every answer must be public: a name that also resolves to a private address is an attack.
 * `unchecked`: for tests.
 */
export async function addressOf(url: URL, resolve: Resolve, unchecked: boolean): Promise<string> {
  const host = bareHost(url);
  if (isIP(host) !== 0) return host;
  const answers = await resolve(host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    throw new Stopped('unreachable', noSuchName(host), error.code);
  });
  const [first] = answers;
  if (first === undefined) throw new Stopped('unreachable', noSuchName(host), 'ENOTFOUND');
  if (!unchecked && !answers.every(isPublicAddress))
    throw new Stopped('refused', fr`Le nom ${host} ne mène pas à une adresse publique.`);
  return answers.find((answer) => isIP(answer) === 4) ?? first;
}

const noSuchName = (host: string): string => fr`Le nom ${host} ne mène à aucun serveur.`;
