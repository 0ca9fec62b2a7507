import { fr } from '@agence/gesture';
import { eventIdOf, on, type Reaction, type Received } from '@agence/platform/bus/consumer';
import { readableDay, readableHour } from '@agence/words/paris';
import type { Lettre } from '../lettres/lettre.ts';
import {
  type Acte,
  adresseDeCommande,
  adresseRetiree,
  cleRemise,
  clesCoupees,
  compteResilie,
  connexionNouvelle,
  marqueChangee,
} from '../lettres/securite.lettre.ts';
import type { MessageKind } from '../messages/message.ts';
import { accountOf, writeToAccount } from '../messages/write.ts';
import type { Needs } from '../needs.ts';

const NOUS = fr`une personne de notre service`;

/** Wording of the author of a change, by entry point. */
const PAR: Readonly<Record<string, (qui: string) => string>> = {
  api: (qui) => fr`la clé ${qui}, par l'API`,
  console: (qui) => fr`${qui}, dans la console`,
  commande: (qui) => fr`${qui}, par e-mail`,
};

type Change = { readonly compte: string } & Received;

const instant = (at: Date): string => fr`le ${readableDay(at)} à ${readableHour(at)}`;

/** Time and author of a change; the author is null when the history does not have it, as in earlier releases. */
async function acte(needs: Needs, owner: keyof Needs['histories'], change: Change) {
  const asked = { compte: change.compte, event_id: eventIdOf(change) };
  const { gestures } = await needs.histories[owner].readHistory(asked);
  const [geste] = gestures;
  if (geste === undefined) return { quand: instant(needs.clock.now()), par: null };
  const { at_ms, qui, porte } = geste;
  return { quand: instant(new Date(at_ms)), par: PAR[porte]?.(qui) ?? qui };
}

/** Writes a security letter to all addresses of the account. */
async function write<F>(
  needs: Needs,
  { compte, id }: Change,
  genre: MessageKind,
  facts: F & Pick<Acte, 'quand' | 'par'>,
  letter: (facts: F & Acte) => Lettre,
) {
  const pour = await accountOf(needs, compte);
  await writeToAccount(needs, { id, genre, pour }, letter, facts);
}

const found = <V>(value: V | undefined): V => {
  if (value === undefined) throw new Error('an event names what is not there');
  return value;
};

/** Letters about changes of access, brand or end of an account. */
export const securiteReactions = (needs: Needs): readonly Reaction[] => [
  on('cle_remise', 'cle_remise', async ({ compte, cle }, received) => {
    const { result } = await needs.accounts.lireAcces({ compte });
    const cles = result?.$case === 'acces' ? result.value.cles : [];
    const { porte, fin, remise_ts } = found(cles.find(({ id }) => id === cle));
    const facts = { porte, fin, quand: instant(new Date(remise_ts * 1000)), par: NOUS };
    await write(needs, { compte, ...received }, 'cle_remise', facts, cleRemise);
  }),
  on('cles_revoquees', 'cles_revoquees', async ({ compte }, received) => {
    const change = { compte, ...received };
    await write(needs, change, 'cles_revoquees', await acte(needs, 'accounts', change), clesCoupees);
  }),
  on('badge_change', 'badge_change', async ({ compte }, received) => {
    const change = { compte, ...received };
    const facts = await acte(needs, 'accounts', change);
    await write(needs, change, 'badge_change', facts, adresseDeCommande);
  }),
  on('marque_changee', 'marque_changee', async ({ compte }, received) => {
    const change = { compte, ...received };
    const { nom, couleur, contact: touche } = found((await accountOf(needs, compte)).marque);
    const facts = { nom, couleur, touche, ...(await acte(needs, 'accounts', change)) };
    await write(needs, change, 'marque_changee', facts, marqueChangee);
  }),
  on('compte_resilie', 'compte_resilie', async ({ compte, mode, fin_le, par_operateur }, received) => {
    const change = { compte, ...received };
    const { quand, par } = await acte(needs, 'billing', change);
    const facts = { mode, fin_le: readableDay(fin_le), quand, par: par_operateur ? NOUS : par };
    await write(needs, change, 'compte_resilie', facts, compteResilie);
  }),
  on('connexion_nouvelle', 'connexion_nouvelle', async ({ compte, connexion }, received) => {
    const { result } = await needs.sessions.lireConnexion({ connexion });
    // Deleted after thirty days: by then the letter would be useless.
    if (result?.$case !== 'connexion') return;
    const { adresse, appelant, navigateur, vue_ts } = result.value;
    const facts = { adresse, appelant, navigateur, quand: instant(new Date(vue_ts * 1000)), par: null };
    const change = { compte, ...received };
    await write(needs, change, 'connexion_nouvelle', facts, connexionNouvelle);
  }),
  on('adresse_tranchee', 'adresse_retiree', async ({ compte, demande }, { id }) => {
    const { result } = await needs.accounts.lireDemande({ compte, demande });
    if (result?.$case !== 'demande') throw new Error('an event names an address request that is not there');
    const { action, adresse, etat } = result.value;
    if (action !== 'retirer' || etat !== 'approuvée') return;
    const { badge: _, ...account } = await accountOf(needs, compte);
    const pour = { ...account, adresses: [adresse] };
    const facts = { adresse, quand: instant(needs.clock.now()), par: NOUS };
    await writeToAccount(needs, { id, genre: 'adresse_retiree', pour }, adresseRetiree, facts);
  }),
];
