import { CHANGEMENTS } from './changements.fixture.ts';
import { type Envoyeur, type Lettre, piedDeCompte } from './lettres/lettre.ts';
import * as lettres from './lettres/lettres.ts';
import { rendre } from './rendu/rendu.ts';

/** Every letter, filled with invented data: for what must hold of all of them, and for their pictures. */

const BADGE = 'commandes+k7@mesure.test';

export const AGENCE: Envoyeur = {
  service: 'Mesure IA',
  contact: 'bonjour@mesure.test',
  compte: 'Agence Horizon',
  jour: '21/11/2026',
  heure: '09\u00a0h\u00a014',
  commande: true,
  seul: false,
};
export const DIRECT: Envoyeur = { ...AGENCE, compte: 'Fournil Martel', seul: true };

const QUESTIONS = [
  'Quel artisan boulanger conseillez-vous à Angers pour du pain au levain ?',
  'Où acheter une galette des rois à Angers ?',
  'Qui livre des petits-déjeuners aux entreprises à Angers et alentour le lundi matin, même en août ?',
  'Quelle boulangerie ouvre le dimanche à Angers ?',
];
const questions = QUESTIONS.map((question, i) => ({ n: i + 1, question }));
const etats = questions.map(({ n, question }) => ({
  ...{ n, question, rang: n, cite: (n - 1) * 6, reponses: 20 },
  etat: ['conquerir', 'consolider', 'consolider', 'acquise'][n - 1] ?? '',
  devant: n === 4 ? [] : [{ entreprise: 'Boulangerie du Ralliement', reponses: 14 - n }],
}));
const demarre = { jour: '22/11/2026', heure: '09\u00a0h\u00a014' };
const lien = 'https://mesure.test/d/k1.d_7f3k2m.1798.4fQ2';

const about = (from: Envoyeur) => {
  const pour = { ...from, entreprise: from.seul ? 'Fournil Martel' : "L'Épi d'Or" };
  const par = 'bob@horizon.test, dans la console';
  const acte = { ...from, quand: 'le 21/11/2026 à 09\u00a0h\u00a013', par };
  const coordonnees = 'FR76 3000 4000 0312 3456 7890 143, Mesure IA';
  const echeance = { ...from, mode: 'virement', jusqu_au: '30/11/2026', coordonnees };
  const devant = [{ entreprise: 'Boulangerie du Ralliement', reponses: 33 }];
  const constat = { cite: 36, reponses: 80, devant };
  const document = { ...pour, lien, simulee: false, etats, prochaine: 1 };
  const { entreprise } = pour;
  return { pour, acte, echeance, constat, document, un: { entreprise, questions, demarre } };
};

const ofAccount = (from: Envoyeur): Readonly<Record<string, Lettre>> => {
  const { pour, acte, echeance, constat, document, un } = about(from);
  const ouvert = { ...echeance, badge: BADGE, console: 'https://mesure.test/console/' };
  const ajout = { ...from, action: 'ajouter', adresse: 'eve@ailleurs.test' };
  const rapport = { ...document, periode: '11/2026', constat, prochaine_mesure: '21/12/2026' };
  return {
    rapport: lettres.rapport_pret(rapport),
    'rapport-simule': lettres.rapport_pret({ ...rapport, simulee: true }),
    page: lettres.page_prete({ ...document, page: 'Le pain au levain à Angers' }),
    audit: lettres.audit_pret({ ...pour, site: 'epi.test', cree: '20/11/2026', lien, non_lu: false }),
    questions: lettres.questions_pretes({ ...from, clients: [un] }),
    changements: lettres.changements({ ...from, ...CHANGEMENTS }),
    echec: lettres.mesure_echouee({ ...pour, detail: 'Une seconde mesure part d’elle-même le lendemain.' }),
    retard: lettres.mesure_en_retard(pour),
    'adresse-demandee': lettres.adresse_demandee({ ...ajout, meme_domaine: false }),
    'adresse-approuvee': lettres.adresse_tranchee({ ...ajout, etat: 'approuvée' }),
    'adresse-de-commande': lettres.badge_change(acte),
    resilie: lettres.compte_resilie({ ...acte, mode: 'virement', fin_le: '30/11/2026' }),
    'paiement-bientot': lettres.paiement_bientot_du(echeance),
    'paiement-retard': lettres.paiement_en_retard({ ...echeance, echu_le: '08/12/2026' }),
    echu: lettres.compte_echu(echeance),
    bienvenue: lettres.bienvenue({ ...ouvert, plan: from.seul ? 'direct' : 'agence15' }),
    'bienvenue-impayee': lettres.bienvenue({ ...ouvert, plan: 'agence15', jusqu_au: undefined }),
    termine: lettres.compte_termine({ ...echeance, fin_le: '30/11/2026' }),
    'virement-recu': lettres.virement_confirme(echeance),
    'virement-refuse': lettres.virement_refuse(from),
    'ordres-refuses': lettres.commandes_refusees({ combien: 3 }),
    'non-compris': lettres.reponse_commande({
      ...from,
      sujet: 'Bonjour',
      titre: 'Message non compris',
      paragraphes: ['Nous n’avons pas compris votre message avec certitude.', 'Rien n’a été fait.'],
      boutons: ['Mes clients', 'Aide'].map((ordre) => ({ texte: ordre, ordre })),
    }),
  };
};

const ofAgency = (): Readonly<Record<string, Lettre>> => {
  const { acte, un } = about(AGENCE);
  return {
    'questions-ensemble': lettres.questions_pretes({
      ...AGENCE,
      clients: [un, { ...un, entreprise: 'Plomberie Martin' }],
    }),
    connexion: lettres.connexion({ ...AGENCE, adresse: 'ada@horizon.test', lien }),
    'connexion-nouvelle': lettres.connexion_nouvelle({
      ...acte,
      adresse: 'ada@horizon.test',
      appelant: '192.0.2.9',
      navigateur: 'Firefox sur Linux',
    }),
    cle: lettres.cle_remise({ ...acte, porte: 'agence', fin: 'ab12' }),
    'cles-coupees': lettres.cles_revoquees(acte),
    'diagnostic-remis': lettres.diagnostic_remis({ ...AGENCE, entreprise: 'Le Four', lien }),
    'diagnostic-sans-resultat': lettres.diagnostic_remis({ ...AGENCE, entreprise: 'Le Four' }),
    marque: lettres.marque_changee({ ...acte, nom: 'Horizon Conseil', couleur: '#ffe66d', touche: '02 41' }),
    'formule-refusee': lettres.formule_refusee({ ...AGENCE, plan: 'agence15', vers: 'agence5' }),
  };
};

const demande = {
  ...{ id: 'l_1', entreprise: "L'Épi d'Or", email: 'p@epi.test' },
  ...{ concurrents: ['Le Four'], message: 'Rappelez-moi.' },
};

const ofOthers = (): Readonly<Record<string, Lettre>> => ({
  confirmer: lettres.adresse_a_confirmer({ lien }),
  diagnostic: lettres.diagnostic_pret({ entreprise: "L'Épi d'Or", lien, simulee: false }),
  'a-faire': lettres.a_faire({
    rows: [{ service: 'mail', kind: 'mail', count: 2, oldest_s: 90_000 }],
    silent: ['form'],
  }),
  'alerte-demande': lettres.alerte_demande(demande),
  'alerte-diagnostic': lettres.alerte_diagnostic(demande),
  'alerte-mesure': lettres.alerte_mesure({
    nom: 'Horizon',
    slug: 'horizon',
    entreprise: "L'Épi d'Or",
    client: 'c_1',
    mesure: 'm_1',
    detail: 'Pas assez de réponses.',
  }),
  'alerte-debit': lettres.alerte_debit({
    nom: 'Horizon',
    slug: 'horizon',
    fin_le: '30/11/2026',
    facture: 'in_1',
  }),
});

const named = (kind: string, letters: Readonly<Record<string, Lettre>>, from: Envoyeur) =>
  Object.entries(letters).map(([name, lettre]) => {
    const rendu = rendre(
      { pied: piedDeCompte(from), ...lettre },
      { service: from.service, commandes: BADGE },
    );
    return [`${kind}-${name}`, rendu] as const;
  });

export const GALERIE = [
  ...named('agence', { ...ofAccount(AGENCE), ...ofAgency() }, AGENCE),
  ...named('direct', ofAccount(DIRECT), DIRECT),
  ...named('autre', ofOthers(), AGENCE),
];

/** The subject and the text above the foot, part by part; `commande`: where an answer is read as an order. */
export const read = (lettre: Lettre, commande = true): readonly string[] => {
  const { sujet, texte } = rendre(lettre, {
    service: AGENCE.service,
    commandes: commande ? BADGE : undefined,
  });
  return [sujet, ...(texte.split('\n\n-- \n')[0] ?? '').trimEnd().split('\n\n')];
};
