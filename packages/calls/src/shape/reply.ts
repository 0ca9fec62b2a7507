import { z } from 'zod';

/** Shapes that several answers share. A field named here is always present; one that may be absent says so. */
export const texte = z.string();
export const jour = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .meta({ description: 'JJ/MM/AAAA, Europe/Paris' });
export const mois = z
  .string()
  .regex(/^\d{2}\/\d{4}$/)
  .meta({ description: 'MM/AAAA, Europe/Paris' });
export const ts = z.int().meta({ description: 'secondes Unix' });
export const lien = z.url();
export const confirme = z.boolean();
export const appels_prevus = z
  .int()
  .min(0)
  .meta({ description: 'appels payants que le geste peut lancer, au plus' });

export const clientListe = z
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

export const places = {
  plafond: z.int(),
  places_restantes: z.int().min(0),
  places_tenues: z.array(z.object({ id: texte, entreprise: texte, place_libre_le: jour })),
};
export const compte_leads = { quota: z.int().min(0), utilises: z.int().min(0), restants: z.int().min(0) };
export const leads = z.object({ ...compte_leads, mois, repart_le: jour }).meta({ id: 'Leads' });
export const prospect = {
  entreprise: texte,
  site_web: texte,
  ville: texte.nullable(),
  metier: texte.nullable(),
};
export const question = z.object({ n: z.int().min(1), question: texte }).meta({ id: 'Question' });
export const marque = z.object({ nom: texte, couleur: texte, contact: texte }).meta({ id: 'Marque' });

export const etat = z
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
    devant: z.array(z.object({ entreprise: texte, reponses: z.int().min(1) })).max(3),
    incertaines: z.int().min(0),
    stabilite: z.enum(['stable', 'changeante']).nullable(),
    par_ia: z.array(z.object({ ia: texte, cite: z.int().min(0), reponses: z.int().min(0) })),
  })
  .meta({ id: 'EtatDeQuestion' });
