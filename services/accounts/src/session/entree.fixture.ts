import { createHash } from 'node:crypto';
import { ensureIndexes } from '@agence/platform/store/mongo';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll } from '@jest/globals';
import { INDEXES } from '../compte.store.ts';
import { LIENS } from '../lien/lien.ts';
import { accountsNeeds } from '../needs.fixture.ts';
import { operator } from '../operator.rpcs.ts';
import { sessions } from '../sessions.rpcs.ts';

export const PERDU =
  'Ce lien n’est plus valable\u00a0: il sert une seule fois, pendant 15 minutes, et le dernier demandé remplace les autres.';

export const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Who asks for a link or opens it, unless a test says otherwise. */
const DEPUIS = { appelant: '192.0.2.1', navigateur: 'Firefox sur Linux' };

/** The accounts service with what signing in to the console asks of it, for the tests of a file. */
export function signingIn() {
  const parts = partsFor(beforeAll, afterAll);
  beforeAll(() => ensureIndexes(parts.db, INDEXES));
  const at = (later = 0) => accountsNeeds(parts, later);
  let made = 0;

  const account = async (...adresses: string[]): Promise<string> => {
    const slug = `agence-${++made}`;
    await operator(at()).createAccount({
      ...{ operator: 'ada', slug, nom: slug, plan: 'agence5', adresses, mode_paiement: 'carte' },
      ...{ stripe_customer: undefined, paye_jusqu_au: undefined, couleur: undefined, contact: undefined },
    });
    return slug;
  };

  /** The id of the link that somebody asks for an address. */
  const askedFor = async (adresse: string, appelant = DEPUIS.appelant): Promise<string> => {
    await sessions(at()).demanderLien({ adresse, appelant });
    const kept = parts.db.collection<{ state: { id: string } }>(LIENS.collection);
    const [link] = await kept.find({ 'state.adresse': adresse }).sort({ 'state.expire': -1 }).toArray();
    return link?.state.id ?? '';
  };

  /** The token that the message about a link carries; empty when none is sent. */
  const jetonIn = async (lien: string, later = 0): Promise<string> => {
    const { result } = await sessions(at(later)).lireLien({ lien });
    return result?.$case === 'lien' ? result.value.jeton : '';
  };
  const jetonOf = async (adresse: string, appelant?: string) => jetonIn(await askedFor(adresse, appelant));

  const enter = async (jeton: string, later = 0, depuis: Partial<typeof DEPUIS> = DEPUIS) => {
    const { result } = await sessions(at(later)).ouvrirSession({ jeton, ...depuis });
    if (result?.$case === 'ouverte') return result.value;
    return result?.$case === 'refus' ? (result.value.refus?.value ?? '') : '';
  };

  return {
    ...{ parts, at, account, askedFor, jetonIn, jetonOf, enter },
    opened: async (adresse: string): Promise<string> => {
      const outcome = await enter(await jetonOf(adresse));
      if (typeof outcome === 'string') throw new Error(outcome);
      return outcome.session;
    },
    /** The account that a session opens; null when it opens none. */
    seen: async (session: string, later = 0): Promise<string | null> => {
      const { result } = await sessions(at(later)).lireSession({ session_hash: hash(session) });
      return result?.$case === 'session' ? (result.value.compte?.slug ?? '') : null;
    },
  };
}
