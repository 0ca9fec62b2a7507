import { phraseDuModele } from '@agence/calls/modele-des-commandes';
import { on, type Reaction } from '@agence/platform/bus/consumer';
import { dayPlus, readableDay, storedDate } from '@agence/words/paris';
import { ECHU_APRES_JOURS } from '@agence/words/promises';
import { adresseDemandee, adresseTranchee } from '../lettres/adresses.lettre.ts';
import { alerteDebit, alerteResiliation } from '../lettres/alertes.lettre.ts';
import { bienvenue, compteTermine } from '../lettres/compte.lettre.ts';
import type { Lettre } from '../lettres/lettre.ts';
import {
  compteEchu,
  type EnRetard,
  formuleRefusee,
  paiementBientotDu,
  paiementEnRetard,
  virementRecu,
  virementRefuse,
} from '../lettres/paiements.lettre.ts';
import { connexion } from '../lettres/securite.lettre.ts';
import { accountOf, writeToAccount, writeToAccountOf, writeToUs } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { send } from '../sending/send.ts';

const isAction = (text: string): text is 'ajouter' | 'retirer' => text === 'ajouter' || text === 'retirer';
const isDecided = (text: string): text is 'approuvée' | 'refusée' =>
  text === 'approuvée' || text === 'refusée';

/** The address request that an event names. */
export const requestOf = async ({ accounts }: Needs, about: { compte: string; demande: string }) => {
  const { result } = await accounts.lireDemande(about);
  if (result?.$case !== 'demande') throw new Error('an event names an address request that is not there');
  const { action, adresse, meme_domaine, etat } = result.value;
  if (!isAction(action)) throw new Error('an address request adds or removes');
  return { action, adresse, meme_domaine, etat };
};

/** Facts of an alert: the account and its recorded end. */
const endOf = async (needs: Needs, { compte, fin_le }: { compte: string; fin_le: string }) => {
  const { slug, nom } = await accountOf(needs, compte);
  return { compte: nom, slug, fin_le: readableDay(fin_le) };
};

type Rappel = 'paiement_bientot_du' | 'paiement_en_retard' | 'compte_echu';

const due = (needs: Needs, name: Rappel, lettre: (facts: EnRetard) => Lettre): Reaction =>
  on(name, name, async ({ compte, mode, paye_jusqu_au }, { id }) => {
    const pour = await accountOf(needs, compte);
    const known = pour.paiement?.paye_jusqu_au;
    // The account has paid or ended since. Accounts may lag, so an older paid date is ignored.
    if (pour.statut === 'résilié' || (known !== undefined && storedDate(known) > paye_jusqu_au)) return;
    const echu_le = readableDay(dayPlus(paye_jusqu_au, ECHU_APRES_JOURS));
    const facts = { mode, coordonnees: needs.coordonnees, jusqu_au: readableDay(paye_jusqu_au), echu_le };
    await writeToAccount(needs, { id, genre: name, pour }, lettre, facts);
  });

/** Letters to an account about its addresses, its plan and its payments, and alerts to us. */
export const comptesReactions = (needs: Needs): readonly Reaction[] => [
  on('adresse_demandee', 'adresse_demandee', async (event, { id }) => {
    const draft = { id, genre: 'adresse_demandee', compte: event.compte } as const;
    await writeToAccountOf(needs, draft, adresseDemandee, await requestOf(needs, event));
  }),
  on('adresse_tranchee', 'adresse_tranchee', async (event, { id }) => {
    const { etat, ...demande } = await requestOf(needs, event);
    if (!isDecided(etat)) throw new Error('an address request that was decided is approved or refused');
    const draft = { id, genre: 'adresse_tranchee', compte: event.compte } as const;
    await writeToAccountOf(needs, draft, adresseTranchee, { ...demande, etat });
  }),
  on('lien_demande', 'connexion', async ({ lien: asked }, { id }) => {
    const { result } = await needs.sessions.lireLien({ lien: asked, sans_jeton: true });
    // The address belongs to no account, or the link was used or replaced by a newer one.
    if (result?.$case !== 'lien') return;
    const { adresse, slug, nom } = result.value;
    const pour = { slug, nom, adresses: [adresse] };
    const lien = `${needs.publicUrl}/console/entrer/${asked}`;
    await writeToAccount(needs, { id, genre: 'connexion', pour, lien: asked }, connexion, { adresse, lien });
    // Sent at once, because somebody waits for it; if that fails, a sweep sends it.
    await send(needs, id);
  }),
  on('formule_refusee', 'formule_refusee', async ({ compte, plan, vers }, { id }) => {
    await writeToAccountOf(needs, { id, genre: 'formule_refusee', compte }, formuleRefusee, { plan, vers });
  }),
  on('compte_cree', 'bienvenue', async ({ compte, plan, mode_paiement: mode, paye_jusqu_au }, { id }) => {
    const pour = await accountOf(needs, compte);
    const jusqu_au = paye_jusqu_au === undefined ? undefined : readableDay(paye_jusqu_au);
    const { coordonnees, publicUrl } = needs;
    const modele = await phraseDuModele(pour, needs.measurement);
    const console = `${publicUrl}/console/`;
    const about = { plan, mode, jusqu_au, coordonnees, modele, badge: pour.badge, console };
    await writeToAccount(needs, { id, genre: 'bienvenue', pour }, bienvenue, about);
  }),
  on('virement_confirme', 'virement_confirme', async ({ compte, paye_jusqu_au }, { id }) => {
    const pour = await accountOf(needs, compte);
    const about = { jusqu_au: readableDay(paye_jusqu_au), fin_le: pour.paiement?.fin_le };
    await writeToAccount(needs, { id, genre: 'virement_confirme', pour }, virementRecu, about);
  }),
  on('compte_termine', 'compte_termine', async ({ compte, mode, fin_le }) => {
    // The id names the last day, so a payment afterwards causes no second letter.
    const draft = { id: `compte_termine:${compte}:${fin_le}`, genre: 'compte_termine', compte } as const;
    await writeToAccountOf(needs, draft, compteTermine, { mode, fin_le: readableDay(fin_le) });
  }),
  on('virement_refuse', 'virement_refuse', async ({ compte }, { id }) => {
    await writeToAccountOf(needs, { id, genre: 'virement_refuse', compte }, virementRefuse, {});
  }),
  on('compte_resilie', 'alerte_resiliation', async ({ par_operateur, mode, ...ended }, { id }) => {
    if (par_operateur) return;
    const about = await endOf(needs, ended);
    await writeToUs(needs, { id, genre: 'alerte_resiliation' }, alerteResiliation({ ...about, mode }));
  }),
  on('debit_apres_fin', 'alerte_debit', async ({ facture, ...ended }, { id }) => {
    const about = await endOf(needs, ended);
    await writeToUs(needs, { id, genre: 'alerte_debit' }, alerteDebit({ ...about, facture }));
  }),
  due(needs, 'paiement_bientot_du', paiementBientotDu),
  due(needs, 'paiement_en_retard', paiementEnRetard),
  due(needs, 'compte_echu', compteEchu),
];
