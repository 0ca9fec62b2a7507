import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { ecrirePage, type Identite } from './cadre.ts';

const page = (identite: Identite, h1: string, chapeau: Vue, corps: Vue): string =>
  ecrirePage(identite, { h1, chapeau, sections: [{ titre: fr`Et maintenant ?`, corps }] });

/** The page of the link in the message: only its button confirms. */
export const pageConfirmer = (identite: Identite): string =>
  page(
    identite,
    fr`Confirmez votre adresse`,
    fr`Un diagnostic a été demandé pour l'adresse où vous avez reçu ce lien. Il n'y sera envoyé que si vous confirmez.`,
    html`<form method="post"><div class="envoi"><button type="submit">Confirmer mon adresse</button><p class="note">${fr`Vous n'avez rien demandé ? Fermez cette page : rien d'autre ne vous sera envoyé.`}</p></div></form>`,
  );

export const pageConfirmee = (identite: Identite): string =>
  page(
    identite,
    fr`Votre adresse est confirmée`,
    fr`Merci. Le diagnostic part vers cette adresse dès qu'il est prêt.`,
    html`<p>${fr`Vous pouvez fermer cette page.`}</p>`,
  );

export const pageLienInconnu = (identite: Identite): string =>
  page(
    identite,
    fr`Ce lien ne confirme aucune demande`,
    fr`Il est incomplet, il a plus de 30 jours, ou la demande a été effacée.`,
    html`<p><a href="/lead/">Demander un diagnostic</a></p>`,
  );
