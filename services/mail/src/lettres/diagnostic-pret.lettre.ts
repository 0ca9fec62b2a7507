import { fr } from '@agence/gesture';
import type { Expedition, Lettre } from './lettre.ts';
import { nomSansLien } from './nom-sans-lien.ts';
import { piedDeDemande } from './pied.lettre.ts';
import { siSimulee } from './simulee.lettre.ts';

export type DiagnosticPret = Expedition & {
  readonly entreprise: string;
  readonly lien: string;
  readonly simulee: boolean;
};

const MESURE = fr`Nous avons posé à des IA les questions de vos clients, et lu chaque réponse. Le diagnostic dit qui elles citent, vous ou un autre, avec leurs réponses mot pour mot.`;

/** The diagnostic that a person asked for through the form. */
export const diagnosticPret = (facts: DiagnosticPret): Lettre => {
  const nom = nomSansLien(facts.entreprise);
  return {
    sujet: nom === null ? fr`Votre diagnostic est prêt` : fr`Votre diagnostic est prêt : ${nom}`,
    titre: fr`Votre diagnostic est prêt`,
    paragraphes: [
      ...(facts.simulee ? siSimulee(true) : [MESURE]),
      fr`Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu'aux personnes qui doivent le lire.`,
    ],
    action: { texte: fr`Ouvrir le diagnostic`, lien: facts.lien },
    faits: nom === null ? [] : [[fr`Entreprise`, nom]],
    pied: piedDeDemande(facts),
  };
};
