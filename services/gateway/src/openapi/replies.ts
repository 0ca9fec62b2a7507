import { z } from 'zod';

/** Shapes that several answers share. A field named here is always present; one that may be absent says so. */
const texte = z.string();
const jour = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .meta({ description: 'JJ/MM/AAAA, Europe/Paris' });
const mois = z
  .string()
  .regex(/^\d{2}\/\d{4}$/)
  .meta({ description: 'MM/AAAA, Europe/Paris' });
const ts = z.int().meta({ description: 'secondes Unix' });
const lien = z.url();
const confirme = z.boolean();
const appels_prevus = z
  .int()
  .min(0)
  .meta({ description: 'appels payants que le geste peut lancer, au plus' });

const client = z
  .object({
    id: texte,
    entreprise: texte,
    site: texte,
    ville: texte.nullable(),
    derniere_mesure: jour.nullable(),
    mesure: z.enum(['questions en préparation', 'à valider', 'en cours', 'faite', 'en échec']),
    mesure_detail: texte.nullable(),
    livrables: z.int().min(0),
    actif: z.boolean(),
  })
  .meta({ id: 'Client' });

const places = {
  plafond: z.int(),
  places_restantes: z.int().min(0),
  places_tenues: z.array(z.object({ id: texte, entreprise: texte, place_libre_le: jour })),
};
const compte_leads = { quota: z.int().min(0), utilises: z.int().min(0), restants: z.int().min(0) };
const leads = z.object({ ...compte_leads, mois, repart_le: jour }).meta({ id: 'Leads' });
const fiche = { entreprise: texte, site_web: texte, ville: texte.nullable(), metier: texte.nullable() };
const question = z.object({ n: z.int().min(1), question: texte }).meta({ id: 'Question' });
const marque = z.object({ nom: texte, couleur: texte, contact: texte }).meta({ id: 'Marque' });

const etat = z
  .object({
    n: z.int().min(1),
    question: texte,
    etat: z.enum(['conquerir', 'consolider', 'acquise']),
    rang: z.int().min(1),
    page: texte.nullable(),
    reponses: z.int().min(0),
    cite: z.int().min(0),
    premier: z.int().min(0),
    intervalle: z.array(z.number().min(0).max(1)).length(2),
    fiabilite: z.enum(['forte', 'moyenne', 'faible']),
  })
  .meta({ id: 'EtatDeQuestion' });

/** The body of every 200, by route: what the OpenAPI file says, and what each answer in the tests is held against. */
export const REPLIES: Readonly<Record<string, z.ZodType>> = {
  'GET compte/': z.object({
    slug: texte,
    nom: texte,
    plan: texte.nullable(),
    statut: texte,
    servi: z.boolean(),
    plafond: z.int(),
    clients: z.array(client),
    places_restantes: places.places_restantes,
    places_tenues: places.places_tenues,
    leads: z.object(compte_leads),
    paiement: z.object({
      etat: z.enum(['résilié', 'en attente', 'en retard', 'à jour']).nullable(),
      paye_jusqu_au: jour.nullable(),
      mode: z.enum(['carte', 'virement']).nullable(),
    }),
  }),
  'GET clients/': z.object({ clients: z.array(client), ...places }),
  'GET clients/{id}/livrables/': z.object({
    client: texte,
    livrables: z.array(
      z.object({
        genre: z.enum(['rapport', 'page', 'audit']),
        periode: mois,
        titre: texte,
        etat: z.enum(['prêt', 'remplacé']),
        cree: jour,
        lien,
        id: texte,
      }),
    ),
  }),
  'GET clients/{id}/questions/': z.object({
    client: texte,
    entreprise: texte,
    questions: z.array(question),
    etats: z.array(etat),
    mesure: client.shape.mesure,
    mesure_detail: texte.nullable(),
    prochaine_page: z.object({ numero: z.int(), question: texte, choisi: z.boolean() }).nullable(),
  }),
  'GET diagnostics/': z.object({
    leads,
    diagnostics: z.array(
      z.object({
        entreprise: texte,
        site: texte,
        ville: texte.nullable(),
        metier: texte.nullable(),
        demande_ts: ts,
        etat: z.enum(['en cours', 'prêt', 'en échec']),
        lien: lien.optional(),
      }),
    ),
  }),
  'GET aide/': z.object({
    compte: texte,
    ce_que_vous_recevez: z.array(texte),
    vos_limites: z.object({
      clients: z.int(),
      questions_par_client: z.int(),
      ias_par_client: z.int(),
      leads_par_mois: z.int(),
    }),
    routes: z.record(z.string(), texte),
    a_savoir: z.array(texte),
  }),
  'POST clients/': z.object({
    acceptes: z.array(z.object(fiche)),
    refuses: z.array(z.object({ quoi: texte, pourquoi: texte })),
    places_restantes: z.int().min(0),
    confirme,
    suite: texte,
    poses: z.array(z.object({ id: texte, ...fiche })).optional(),
    appels_prevus,
  }),
  'POST clients/{id}/retirer/': z.object({
    retirerait: z.literal(true).optional(),
    retire: z.literal(true).optional(),
    entreprise: texte,
    place_libre_le: jour,
    note: texte,
    confirme,
  }),
  'POST clients/{id}/corriger/': z.object({
    client: texte,
    entreprise: texte,
    avant: z.object(fiche).partial(),
    apres: z.object(fiche).partial(),
    note: texte,
    confirme,
    appels_prevus,
  }),
  'POST diagnostics/': z.object({
    compris: z.object(fiche),
    leads,
    confirme,
    lance: z.boolean(),
    raison: texte.optional(),
    lien: lien.optional(),
    suite: texte,
    note: texte,
    appels_prevus,
  }),
  'POST marque/': z.object({
    changerait: marque.partial(),
    actuelle: marque,
    confirme,
    marque: marque.optional(),
  }),
  'POST resilier/': z.object({
    fin_le: jour,
    fin_le_ts: ts,
    mode_paiement: z.enum(['carte', 'virement']),
    note: texte,
    confirme,
    espace_de_paiement: lien.optional(),
  }),
  'POST badge/': z.object({ confirme, note: texte, badge: texte.optional() }),
  'POST clients/{id}/questions/': z.object({
    client: texte,
    entreprise: texte,
    questions: z.array(question),
    mesure_lancee: z.boolean(),
    note: texte,
  }),
  'POST clients/{id}/page/': z.object({
    client: texte,
    entreprise: texte,
    numero: z.int(),
    question: texte,
    etat: z.literal('notée'),
    note: texte,
  }),
  'POST clients/{id}/audit/': z.object({
    client: texte,
    entreprise: texte,
    lien,
    email_envoye: z.boolean(),
    note: texte.optional(),
  }),
  'POST adresses/': z.object({
    action: z.enum(['ajouter', 'retirer']),
    adresse: texte,
    meme_domaine: z.boolean(),
    etat: z.literal('transmise'),
    adresses: z.array(texte),
    note: texte,
  }),
  'POST formule/': z.object({
    de: texte,
    vers: texte,
    label: texte,
    plafond: z.int(),
    sens: z.enum(['montée', 'descente']),
    etat: z.literal('demandée'),
    note: texte,
    espace_de_paiement: lien.optional(),
  }),
  'POST virement/': z.object({ etat: z.literal('noté'), note: texte }),
  'POST cles/revoquer/': z.object({ coupees: z.int(), assistants_coupes: z.int(), note: texte }),
};
