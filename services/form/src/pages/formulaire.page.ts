import { fr } from '@agence/gesture';
import { enLettres } from '@agence/words/french';
import { IAS_LEAD, QUESTIONS_LEAD, REPONSES_VISEES } from '@agence/words/promises';
import { ecrirePage, etapes, type Identite } from './cadre.ts';
import { formulaire, type Rempli } from './formulaire.view.ts';

const ETAPES = etapes([
  [fr`Vous confirmez votre adresse`, fr` par le lien que nous vous envoyons : rien ne commence avant.`],
  [
    fr`Nous posons ${enLettres(QUESTIONS_LEAD)} questions`,
    fr` de vos clients à ${enLettres(IAS_LEAD)} IA au plus, plusieurs fois chacune : au moins ${enLettres(REPONSES_VISEES.diagnostic)} fois par question, parce qu'une seule réponse ne prouve rien.`,
  ],
  [fr`Nous lisons chaque réponse`, fr` et comptons qui est cité, vous ou un autre.`],
  [
    fr`Vous recevez une page`,
    fr`, le plus souvent dans la journée : trois chiffres, qui est cité à votre place, des réponses mot pour mot et trois gestes utiles.`,
  ],
]);

/** The empty form. */
export const pageFormulaire = (identite: Identite, vide: Rempli): string =>
  ecrirePage(identite, {
    titre: fr`Diagnostic gratuit`,
    description: fr`Demandez un diagnostic gratuit de la présence de votre entreprise dans les réponses des IA`,
    h1: fr`Les IA citent-elles votre entreprise ?`,
    chapeau: fr`Vos clients demandent déjà une adresse à ChatGPT, Claude, Gemini ou Mistral. Nous posons leurs questions à des IA et vous envoyons ce qu'elles répondent, mot pour mot.`,
    sections: [
      {
        titre: fr`Votre demande`,
        lire: fr`Deux minutes, deux champs obligatoires.`,
        corps: formulaire(identite, vide),
      },
      { titre: fr`Et ensuite ?`, corps: ETAPES },
    ],
  });
