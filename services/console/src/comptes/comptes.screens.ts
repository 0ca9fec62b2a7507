import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import type { AccountScreen, Visit } from '../http/screen.ts';
import { avis } from '../pages/avis.page.ts';
import { ecrirePage } from '../pages/cadre.ts';
import { cache, caches } from '../pages/formulaire.ts';

const page = (visit: Visit, comptes: readonly { readonly slug: string; readonly nom: string }[]): string =>
  ecrirePage(
    visit.needs.identite,
    { ...visit, ici: '/console/comptes/' },
    {
      titre: fr`Vos comptes`,
      genre: fr`Console`,
      chapeau: fr`Vous êtes sur le compte « ${visit.compte.nom} ».`,
      sections: [
        {
          id: 's1',
          titre: fr`Choisir un compte`,
          lire: fr`Ceux où votre adresse est autorisée.`,
          corps: html`<ul class="attend">${comptes.map(({ slug, nom }) =>
            slug === visit.compte.slug
              ? html`<li><b>${nom}</b>${fr` : `}<a href="/console/">y aller</a></li>`
              : html`<li><form method="post" action="/console/comptes/">${caches(visit.jeton)}${cache('compte', slug)}<button class="lien">${nom}</button></form></li>`,
          )}</ul>`,
        },
        {
          id: 's2',
          titre: fr`Vos sessions`,
          corps: html`<form method="post" action="/console/sortir/">${caches(visit.jeton)}${cache('toutes', 'oui')}<p>${fr`Toutes les sessions de ce compte sont fermées, sur tous les appareils, celle-ci comprise.`}</p><div class="envoi"><button class="secondaire">Fermer toutes les sessions</button></div></form>`,
        },
      ],
    },
  );

const lister: AccountScreen = {
  method: 'GET',
  path: '/console/comptes/',
  suspended: true,
  show: async (visit) => {
    const { comptes } = await visit.needs.sessions.call.listerComptes({ adresse: visit.adresse });
    return { page: page(visit, comptes) };
  },
};

const changer: AccountScreen = {
  method: 'POST',
  path: '/console/comptes/',
  suspended: true,
  show: async ({ needs, form, session_hash }) => {
    const { result } = await needs.sessions.call.changerDeCompte({
      session_hash,
      compte: form.get('compte') ?? '',
    });
    return result?.$case === 'ouverte'
      ? { to: '/console/', session: result.value.session }
      : { page: avis(needs.identite, 'inconnue'), status: 404 };
  },
};

const sortir: AccountScreen = {
  method: 'POST',
  path: '/console/sortir/',
  suspended: true,
  show: async ({ needs, form, session_hash }) => {
    await needs.sessions.call.fermerSessions({ session_hash, toutes: form.get('toutes') === 'oui' });
    return { to: '/console/entrer/?sortie', session: null };
  },
};

export const COMPTES = [lister, changer, sortir];
