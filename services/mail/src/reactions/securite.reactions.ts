import { fr } from '@agence/gesture';
import { eventIdOf, on, type Reaction, type Received } from '@agence/platform/bus/consumer';
import { readableDay, readableHour } from '@agence/words/paris';
import { type Recipient, writeToAccount } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { requestOf } from './comptes.reactions.ts';
import { accountOf, letters } from './letter.reactions.ts';

const NOUS = fr`une personne de notre service`;

const PAR: Readonly<Record<string, (qui: string) => string>> = {
  api: (qui) => fr`la clé ${qui}, par l'API`,
  console: (qui) => fr`${qui}, dans la console`,
  commande: (qui) => fr`${qui}, par e-mail`,
};

const instant = (at: Date): string => fr`le ${readableDay(at)} à ${readableHour(at)}`;

/** Time and author of a change; the history of an earlier release does not have the author. */
const acteDe =
  (needs: Needs, owner: keyof Needs['histories']) =>
  async (_: unknown, { slug: compte }: Recipient, received: Received) => {
    const { gestures } = await needs.histories[owner].readHistory({ compte, event_id: eventIdOf(received) });
    const [geste] = gestures;
    if (geste === undefined) return { quand: instant(needs.clock.now()) };
    const { at_ms, qui, porte } = geste;
    return { quand: instant(new Date(at_ms)), par: PAR[porte]?.(qui) ?? qui };
  };

/** Letters about changes of access, brand or end of an account. */
export const securiteReactions = (needs: Needs): readonly Reaction[] => {
  const { letter } = letters(needs);
  const acte = acteDe(needs, 'accounts');
  return [
    letter('cle_remise', 'cle_remise', async ({ compte, cle }) => {
      const { result } = await needs.accounts.lireAcces({ compte });
      const found = result?.$case === 'acces' ? result.value.cles.find(({ id }) => id === cle) : undefined;
      if (found === undefined) throw new Error('an event names a key that is not there');
      const { porte, fin, remise_ts } = found;
      return { porte, fin, quand: instant(new Date(remise_ts * 1000)), par: NOUS };
    }),
    letter('cles_revoquees', 'cles_revoquees', acte),
    letter('badge_change', 'badge_change', acte),
    letter('marque_changee', 'marque_changee', async (event, pour, received) => {
      if (pour.marque === undefined) throw new Error('an event names a brand that is not there');
      const { nom, couleur, contact: touche } = pour.marque;
      return { nom, couleur, touche, ...(await acte(event, pour, received)) };
    }),
    letter('compte_resilie', 'compte_resilie', async (event, pour, received) => {
      const { mode, fin_le, par_operateur } = event;
      const { quand, par } = await acteDe(needs, 'billing')(event, pour, received);
      return { mode, fin_le: readableDay(fin_le), quand, par: par_operateur ? NOUS : par };
    }),
    letter('connexion_nouvelle', 'connexion_nouvelle', async ({ connexion }) => {
      const { result } = await needs.sessions.lireConnexion({ connexion });
      // Deleted after thirty days: by then the letter would be useless.
      if (result?.$case !== 'connexion') return null;
      const { adresse, appelant, navigateur, vue_ts } = result.value;
      return { adresse, appelant, navigateur, quand: instant(new Date(vue_ts * 1000)) };
    }),
    on('adresse_tranchee', 'adresse_retiree', async (event, { id }) => {
      const { action, adresse, etat } = await requestOf(needs, event);
      if (action !== 'retirer' || etat !== 'approuvée') return;
      const { badge: _, ...account } = await accountOf(needs, event.compte);
      const pour = { ...account, adresses: [adresse] };
      const facts = { adresse, quand: instant(needs.clock.now()), par: NOUS };
      await writeToAccount(needs, { id, genre: 'adresse_retiree', pour }, facts);
    }),
  ];
};
