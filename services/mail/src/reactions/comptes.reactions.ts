import { phraseDuModele } from '@agence/calls/modele-des-commandes';
import { on, type Reaction } from '@agence/platform/bus/consumer';
import type { EventData } from '@agence/proto/catalogue';
import { dayPlus, readableDay, storedDate } from '@agence/words/paris';
import { ECHU_APRES_JOURS } from '@agence/words/promises';
import { type Recipient, writeToAccount } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { send } from '../sending/send.ts';
import { letters } from './letter.reactions.ts';

/** The address request that an event names. */
export const requestOf = async ({ accounts }: Needs, about: { compte: string; demande: string }) => {
  const { result } = await accounts.lireDemande(about);
  if (result?.$case !== 'demande') throw new Error('an event names an address request that is not there');
  return result.value;
};

type Rappel = EventData<'paiement_bientot_du' | 'paiement_en_retard' | 'compte_echu'>;

/** Facts of a payment reminder; null when the account has paid or ended since. */
const dueOf =
  ({ coordonnees }: Needs) =>
  ({ mode, paye_jusqu_au }: Rappel, { statut, paiement }: Recipient) => {
    const known = paiement?.paye_jusqu_au;
    // Accounts may lag, so an older paid date is ignored.
    if (statut === 'résilié' || (known !== undefined && storedDate(known) > paye_jusqu_au)) return null;
    const echu_le = readableDay(dayPlus(paye_jusqu_au, ECHU_APRES_JOURS));
    return { mode, coordonnees, jusqu_au: readableDay(paye_jusqu_au), echu_le };
  };

/** Letters to an account about its addresses, its plan and its payments, and alerts to us. */
export const comptesReactions = (needs: Needs): readonly Reaction[] => {
  const { letter, alert } = letters(needs);
  return [
    letter('adresse_demandee', 'adresse_demandee', (event) => requestOf(needs, event)),
    letter('adresse_tranchee', 'adresse_tranchee', async (event) => {
      const demande = await requestOf(needs, event);
      // Accounts restored from an older copy may not know the decision.
      if (!['approuvée', 'refusée'].includes(demande.etat))
        throw new Error('the address request is not decided');
      return demande;
    }),
    on('lien_demande', 'connexion', async ({ lien: asked }, { id }) => {
      const { result } = await needs.sessions.lireLien({ lien: asked, sans_jeton: true });
      // The address belongs to no account, or the link was used or replaced by a newer one.
      if (result?.$case !== 'lien') return;
      const { adresse, slug, nom } = result.value;
      const pour = { slug, nom, adresses: [adresse] };
      const lien = `${needs.publicUrl}/console/entrer/${asked}`;
      await writeToAccount(needs, { id, genre: 'connexion', pour, lien: asked }, { adresse, lien });
      // Sent at once, because somebody waits for it; if that fails, a sweep sends it.
      await send(needs, id);
    }),
    letter('formule_refusee', 'formule_refusee', ({ plan, vers }) => ({ plan, vers })),
    letter('compte_cree', 'bienvenue', async ({ plan, mode_paiement: mode, paye_jusqu_au }, pour) => ({
      plan,
      mode,
      jusqu_au: paye_jusqu_au === undefined ? undefined : readableDay(paye_jusqu_au),
      coordonnees: needs.coordonnees,
      modele: await phraseDuModele(pour, needs.measurement),
      badge: pour.badge,
      console: `${needs.publicUrl}/console/`,
    })),
    letter('virement_confirme', 'virement_confirme', ({ paye_jusqu_au }, { paiement }) => ({
      jusqu_au: readableDay(paye_jusqu_au),
      fin_le: paiement?.fin_le,
    })),
    letter(
      'compte_termine',
      'compte_termine',
      ({ mode, fin_le }) => ({ mode, fin_le: readableDay(fin_le) }),
      // The id names the last day, so a payment afterwards causes no second letter.
      ({ compte, fin_le }) => `compte_termine:${compte}:${fin_le}`,
    ),
    letter('virement_refuse', 'virement_refuse', () => ({})),
    alert('compte_resilie', 'alerte_resiliation', ({ par_operateur, mode, fin_le }, { slug, nom }) =>
      par_operateur ? null : { slug, nom, mode, fin_le: readableDay(fin_le) },
    ),
    alert('debit_apres_fin', 'alerte_debit', ({ facture, fin_le }, { slug, nom }) => {
      return { slug, nom, facture, fin_le: readableDay(fin_le) };
    }),
    letter('paiement_bientot_du', 'paiement_bientot_du', dueOf(needs)),
    letter('paiement_en_retard', 'paiement_en_retard', dueOf(needs)),
    letter('compte_echu', 'compte_echu', dueOf(needs)),
  ];
};
