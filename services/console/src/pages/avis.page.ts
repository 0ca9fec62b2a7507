import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import { enLettresMasculin, nombre } from '@agence/words/french';
import { LIEN_MINUTES, MAX_CLIENTS } from '@agence/words/promises';
import {
  type Identite,
  LARGEST_FORM_MIB,
  LINKS_PER_ADDRESS,
  LINKS_PER_CALLER,
  LINKS_PER_PAIR,
  REQUESTS_PER_SESSION,
} from '../needs.ts';
import { ecrirePage, etMaintenant } from './cadre.ts';

const minutes = (seconds: string): number => Math.ceil(Number(seconds) / 60);

/** Pages that say what happened, with a link back; `detail` is particular to the request. */
const textes = (detail: string) =>
  ({
    inconnue: [
      fr`Cette page n'existe pas`,
      fr`L'adresse est incomplète, ou ce qu'elle montrait n'est plus là.`,
    ],
    methode: [
      fr`Cette page ne s'ouvre pas ainsi`,
      fr`Revenez à la console et recommencez depuis l'écran concerné.`,
    ],
    ailleurs: [
      fr`Cet envoi ne vient pas de la console`,
      fr`Rien n'a été fait. Ouvrez la console et recommencez depuis l'écran concerné.`,
    ],
    lourd: [
      fr`Cet envoi est trop volumineux`,
      fr`Il dépasse ${LARGEST_FORM_MIB} Mio : rien n'en a été lu, et rien n'a été fait. Des clients s'ajoutent par ${MAX_CLIENTS} lignes au plus : reprenez-les de votre tableur en plusieurs fois.`,
    ],
    double: [
      fr`Un champ est arrivé deux fois`,
      fr`Le champ « ${detail} » a deux valeurs, et rien n'a été fait. Recommencez depuis l'écran de la console.`,
    ],
    direct: [fr`Ce compte n'a pas de console`, detail],
    illisible: [
      fr`Cet envoi n'a pas pu être lu`,
      fr`Il n'a pas la forme d'un formulaire de la console, écrit en UTF-8, avec un fichier au plus. Rien n'a été fait.`,
    ],
    trop: [
      fr`Trop de demandes`,
      fr`Cette session a atteint sa limite de ${nombre(REQUESTS_PER_SESSION)} demandes par heure. Revenez dans ${minutes(detail)} min.`,
    ],
    liens: [
      fr`Trop de liens demandés`,
      fr`Depuis un même accès à internet : ${enLettresMasculin(LINKS_PER_PAIR)} liens par heure au plus pour une adresse et ${enLettresMasculin(LINKS_PER_CALLER)} pour toutes. Pour une adresse, d'où que viennent les demandes : ${LINKS_PER_ADDRESS} liens par heure. Revenez dans ${minutes(detail)} min ; le dernier lien reçu vaut encore s'il n'a pas servi et date de moins de ${LIEN_MINUTES} minutes.`,
    ],
    indisponible: [
      fr`La console revient dans un instant`,
      fr`Une partie du service ne répond pas. Réessayez dans une minute : ce qui serait déjà fait ne le sera pas deux fois.`,
    ],
    panne: [
      fr`Une erreur de notre côté`,
      fr`Elle est enregistrée sous le numéro ${detail}. Réessayez, puis écrivez-nous en le citant.`,
    ],
  }) as const;

export type Avis = keyof ReturnType<typeof textes>;

export const avis = (identite: Identite, which: Avis, detail = ''): string => {
  const [titre, chapeau] = textes(detail)[which];
  const sections = etMaintenant(html`<p><a href="/console/">Revenir à la console</a></p>`);
  return ecrirePage(identite, { titre, chapeau, sections });
};
