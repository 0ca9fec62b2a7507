import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { enLettres } from '@agence/words/french';
import { PER_ADDRESS } from '../needs.ts';
import { ecrirePage, etapes, type Identite, lienContact } from './cadre.ts';
import { formulaire, type Rempli } from './formulaire.view.ts';

type Refuse = {
  readonly surtitre: string;
  readonly titre: string;
  readonly h1: string;
  readonly chapeau: string;
  readonly conseils: Vue;
};

const page = (
  identite: Identite,
  rempli: Rempli,
  { titre, surtitre, h1, chapeau, conseils }: Refuse,
): string =>
  ecrirePage(identite, {
    titre,
    description: h1,
    surtitre,
    h1,
    chapeau,
    sections: [
      { id: 's1', titre: fr`Que faire ?`, corps: conseils },
      {
        id: 's2',
        titre: fr`Votre demande`,
        lire: fr`Ce que vous avez écrit est resté en place.`,
        corps: formulaire(identite, rempli),
      },
    ],
  });

const ecrire = (identite: Identite): readonly [string, Vue] => [
  fr`Ou écrivez-nous`,
  html`${fr` à `}${lienContact(identite)}${fr`, avec le nom de l'entreprise : nous lançons la mesure à votre place.`}`,
];

/** Too many requests from one address; `heure`, such as `15 h 20`, is when the next one is accepted. */
export const pageTropDeDemandes = (identite: Identite, rempli: Rempli, heure: string): string =>
  page(identite, rempli, {
    titre: fr`Demande non enregistrée, réessayez après ${heure}`,
    surtitre: fr`Demande non enregistrée`,
    h1: fr`Réessayez après ${heure}`,
    chapeau: fr`Beaucoup de demandes sont arrivées depuis votre connexion en une heure. Pour protéger le service, la vôtre n'a pas été enregistrée.`,
    conseils: etapes([
      [fr`Gardez cette page ouverte`, fr` : votre demande y est, plus bas.`],
      [
        fr`Envoyez-la à nouveau après ${heure}.`,
        fr` La limite est de ${enLettres(PER_ADDRESS)} demandes par heure et par connexion ; un bureau ou un réseau public la partage.`,
      ],
      ecrire(identite),
    ]),
  });

/** The request was not kept, or nobody knows whether it was. */
export const pageIndisponible = (identite: Identite, rempli: Rempli): string =>
  page(identite, rempli, {
    titre: fr`Demande non confirmée, réessayez dans une minute`,
    surtitre: fr`Demande non confirmée`,
    h1: fr`Réessayez dans une minute`,
    chapeau: fr`Une panne de notre côté nous empêche de confirmer que votre demande est enregistrée.`,
    conseils: etapes([
      [fr`Gardez cette page ouverte`, fr` : votre demande y est, plus bas.`],
      [
        fr`Envoyez-la à nouveau dans une minute.`,
        fr` Si la première était passée malgré tout, elle ne comptera qu'une fois.`,
      ],
      ecrire(identite),
    ]),
  });
