import { fr } from '@agence/gesture';
import type { Lettre } from './lettre.ts';
import { commentLire, nomSansLien, siSimulee } from './pour.ts';

/** Anybody may have typed this address in the form, so the letter repeats nothing from the form. */
export const adresse_a_confirmer = ({ lien }: { readonly lien: string }): Lettre => ({
  sujet: fr`Confirmez votre adresse pour recevoir votre diagnostic`,
  titre: fr`Confirmez votre adresse`,
  action: { texte: fr`Confirmer mon adresse`, lien },
  paragraphes: [
    fr`Un diagnostic a été demandé pour cette adresse dans notre formulaire. Sa mesure est lancée ; le résultat vous sera envoyé si vous confirmez. Le lien ouvre une page ; le bouton « Confirmer mon adresse » suffit. Il vaut 30 jours.`,
    fr`Vous n'avez rien demandé ? Ne faites rien : rien d'autre ne vous sera envoyé.`,
  ],
});

type Diagnostic = { readonly entreprise: string; readonly lien: string; readonly simulee: boolean };

/** The diagnostic that a person asked for through the form. */
export const diagnostic_pret = ({ entreprise, lien, simulee }: Diagnostic): Lettre => {
  const nom = nomSansLien(entreprise);
  return {
    sujet: nom === undefined ? fr`Votre diagnostic est prêt` : fr`Votre diagnostic est prêt : ${nom}`,
    titre: fr`Votre diagnostic est prêt`,
    avis: siSimulee(simulee),
    action: { texte: fr`Ouvrir le diagnostic`, lien },
    paragraphes: [
      simulee
        ? undefined
        : fr`Nous avons posé à des IA les questions de vos clients, et lu chaque réponse. Le diagnostic dit qui elles citent, vous ou un autre, avec leurs réponses mot pour mot.`,
      commentLire({ seul: false }),
    ],
    faits: [[fr`Entreprise`, nom]],
  };
};
