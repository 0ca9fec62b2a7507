import { fr } from '@agence/gesture';
import { eventIdOf, on, type Reaction, type Received } from '@agence/platform/bus/consumer';
import { readableDay, readableHour } from '@agence/words/paris';
import {
  adresseDeCommande,
  adresseRetiree,
  cleRemise,
  clesCoupees,
  compteResilie,
  connexionNouvelle,
  marqueChangee,
} from '../lettres/securite.lettre.ts';
import { accountOf, writeToAccount, writeToAccountOf } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { requestOf } from './comptes.reactions.ts';

const NOUS = fr`une personne de notre service`;

/** Wording of the author of a change, by entry point. */
const PAR: Readonly<Record<string, (qui: string) => string>> = {
  api: (qui) => fr`la clé ${qui}, par l'API`,
  console: (qui) => fr`${qui}, dans la console`,
  commande: (qui) => fr`${qui}, par e-mail`,
};

const instant = (at: Date): string => fr`le ${readableDay(at)} à ${readableHour(at)}`;

type Change = { readonly compte: string } & Received;

/** Time and author of a change; the history of an earlier release does not have the author. */
async function acte(needs: Needs, owner: keyof Needs['histories'], { compte, id }: Change) {
  const { gestures } = await needs.histories[owner].readHistory({ compte, event_id: eventIdOf({ id }) });
  const [geste] = gestures;
  if (geste === undefined) return { quand: instant(needs.clock.now()) };
  const { at_ms, qui, porte } = geste;
  return { quand: instant(new Date(at_ms)), par: PAR[porte]?.(qui) ?? qui };
}

const found = <V>(value: V | undefined): V => {
  if (value === undefined) throw new Error('an event names what is not there');
  return value;
};

/** Letters about changes of access, brand or end of an account. */
export const securiteReactions = (needs: Needs): readonly Reaction[] => [
  on('cle_remise', 'cle_remise', async ({ compte, cle }, { id }) => {
    const { result } = await needs.accounts.lireAcces({ compte });
    const cles = result?.$case === 'acces' ? result.value.cles : [];
    const { porte, fin, remise_ts } = found(cles.find((known) => known.id === cle));
    const facts = { porte, fin, quand: instant(new Date(remise_ts * 1000)), par: NOUS };
    await writeToAccountOf(needs, { id, genre: 'cle_remise', compte }, cleRemise, facts);
  }),
  on('cles_revoquees', 'cles_revoquees', async ({ compte }, { id }) => {
    const facts = await acte(needs, 'accounts', { compte, id });
    await writeToAccountOf(needs, { id, genre: 'cles_revoquees', compte }, clesCoupees, facts);
  }),
  on('badge_change', 'badge_change', async ({ compte }, { id }) => {
    const facts = await acte(needs, 'accounts', { compte, id });
    await writeToAccountOf(needs, { id, genre: 'badge_change', compte }, adresseDeCommande, facts);
  }),
  on('marque_changee', 'marque_changee', async ({ compte }, { id }) => {
    const pour = await accountOf(needs, compte);
    const { nom, couleur, contact: touche } = found(pour.marque);
    const facts = { nom, couleur, touche, ...(await acte(needs, 'accounts', { compte, id })) };
    await writeToAccount(needs, { id, genre: 'marque_changee', pour }, marqueChangee, facts);
  }),
  on('compte_resilie', 'compte_resilie', async ({ compte, mode, fin_le, par_operateur }, { id }) => {
    const { quand, par } = await acte(needs, 'billing', { compte, id });
    const facts = { mode, fin_le: readableDay(fin_le), quand, par: par_operateur ? NOUS : par };
    await writeToAccountOf(needs, { id, genre: 'compte_resilie', compte }, compteResilie, facts);
  }),
  on('connexion_nouvelle', 'connexion_nouvelle', async ({ compte, connexion }, { id }) => {
    const { result } = await needs.sessions.lireConnexion({ connexion });
    // Deleted after thirty days: by then the letter would be useless.
    if (result?.$case !== 'connexion') return;
    const { vue_ts, ...vue } = result.value;
    const facts = { ...vue, quand: instant(new Date(vue_ts * 1000)) };
    await writeToAccountOf(needs, { id, genre: 'connexion_nouvelle', compte }, connexionNouvelle, facts);
  }),
  on('adresse_tranchee', 'adresse_retiree', async (event, { id }) => {
    const { action, adresse, etat } = await requestOf(needs, event);
    if (action !== 'retirer' || etat !== 'approuvée') return;
    const { badge: _, ...account } = await accountOf(needs, event.compte);
    const pour = { ...account, adresses: [adresse] };
    const facts = { adresse, quand: instant(needs.clock.now()), par: NOUS };
    await writeToAccount(needs, { id, genre: 'adresse_retiree', pour }, adresseRetiree, facts);
  }),
];
