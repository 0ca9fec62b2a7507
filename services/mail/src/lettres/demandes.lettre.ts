import { fr } from '@agence/gesture';
import type { Lettre } from './lettre.ts';
import { siSimulee } from './pour.ts';

/** Text that mail programs may turn into a link: an address, a scheme or a domain. */
const LIEN = /:\/\/|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}|\d\.\d+\.\d+\.\d/iu;

/** A name that a stranger typed; undefined when it looks like a link, also in look-alike characters, so that we send no spam. */
export const nomSansLien = (nom: string): string | undefined =>
  LIEN.test(nom.normalize('NFKC')) ? undefined : nom;

/** Anybody may have typed this address in the form, so the letter repeats nothing from the form. */
export const confirmerAdresse = ({ lien }: { readonly lien: string }): Lettre => ({
  sujet: fr`Confirmez votre adresse pour recevoir votre diagnostic`,
  titre: fr`Confirmez votre adresse`,
  action: { texte: fr`Confirmer mon adresse`, lien },
  paragraphes: [
    fr`Un diagnostic a été demandé pour cette adresse dans notre formulaire. Sa mesure est lancée ; le résultat vous sera envoyé si vous confirmez. Le lien ouvre une page ; le bouton « Confirmer mon adresse » suffit. Il vaut 30 jours.`,
    fr`Vous n'avez rien demandé ? Ne faites rien : rien d'autre ne vous sera envoyé.`,
  ],
});

export type DiagnosticPret = {
  readonly entreprise: string;
  readonly lien: string;
  readonly simulee: boolean;
};

/** The diagnostic that a person asked for through the form. */
export const diagnosticPret = ({ entreprise, lien, simulee }: DiagnosticPret): Lettre => {
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
      fr`Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu'aux personnes qui doivent le lire.`,
    ],
    faits: [[fr`Entreprise`, nom]],
  };
};
