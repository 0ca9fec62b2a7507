import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import { enLettres } from '@agence/words/french';
import { PER_ADDRESS } from '../needs.ts';
import { ecrirePage, etapes, type Identite, lienContact } from './cadre.ts';
import { formulaire, type Rempli } from './formulaire.view.ts';

/** `quand` to send it again, and a `detail` of that. */
type Refus = Readonly<Record<'surtitre' | 'quand' | 'chapeau' | 'detail', string>>;

/** The request was not kept: what to do, then the form with its typed values. */
const page = (identite: Identite, rempli: Rempli, { surtitre, quand, chapeau, detail }: Refus): string => {
  const ecrire = html`${fr` à `}${lienContact(identite)}${fr`, avec le nom de l'entreprise : nous lançons la mesure à votre place.`}`;
  const conseils = etapes([
    [fr`Gardez cette page ouverte`, fr` : votre demande y est, plus bas.`],
    [fr`Envoyez-la à nouveau ${quand}.`, detail],
    [fr`Ou écrivez-nous`, ecrire],
  ]);
  return ecrirePage(identite, {
    titre: fr`${surtitre}, réessayez ${quand}`,
    surtitre,
    h1: fr`Réessayez ${quand}`,
    chapeau,
    sections: [
      { titre: fr`Que faire ?`, corps: conseils },
      {
        titre: fr`Votre demande`,
        lire: fr`Ce que vous avez écrit est resté en place.`,
        corps: formulaire(identite, rempli),
      },
    ],
  });
};

/** Too many requests from one address; `heure`, such as `15 h 20`, is when the next one is accepted. */
export const pageTropDeDemandes = (identite: Identite, rempli: Rempli, heure: string): string =>
  page(identite, rempli, {
    surtitre: fr`Demande non enregistrée`,
    quand: fr`après ${heure}`,
    chapeau: fr`Beaucoup de demandes sont arrivées depuis votre connexion en une heure. Pour protéger le service, la vôtre n'a pas été enregistrée.`,
    detail: fr` La limite est de ${enLettres(PER_ADDRESS)} demandes par heure et par connexion ; un bureau ou un réseau public la partage.`,
  });

/** The request was not kept, or nobody knows whether it was. */
export const pageIndisponible = (identite: Identite, rempli: Rempli): string =>
  page(identite, rempli, {
    surtitre: fr`Demande non confirmée`,
    quand: fr`dans une minute`,
    chapeau: fr`Une panne de notre côté nous empêche de confirmer que votre demande est enregistrée.`,
    detail: fr` Si la première était passée malgré tout, elle ne comptera qu'une fois.`,
  });
