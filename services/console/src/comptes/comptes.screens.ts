import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import { fromRefus } from '@agence/platform/process/refus';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { avis } from '../pages/avis.page.ts';
import { ecran } from '../pages/cadre.ts';
import { cache, caches } from '../pages/formulaire.ts';

const FERMER = '/console/comptes/fermer/';

const page = (visit: Visit, comptes: readonly { readonly slug: string; readonly nom: string }[]): string =>
  ecran(
    visit,
    {
      titre: fr`Vos comptes`,
      surtitre: fr`Console`,
      chapeau: fr`Vous êtes sur le compte « ${visit.compte.nom} ».`,
      sections: [
        {
          titre: fr`Choisir un compte`,
          lire: fr`Ceux où votre adresse est autorisée.`,
          corps: html`<ul class="attend">${comptes.map(({ slug, nom }) =>
            slug === visit.compte.slug
              ? html`<li><b>${nom}</b>${fr` : `}<a href="/console/">y aller</a></li>`
              : html`<li><form method="post" action="/console/comptes/">${caches(visit.jeton)}${cache('compte', slug)}<button class="lien">${nom}</button></form></li>`,
          )}</ul>`,
        },
        {
          titre: fr`Vos sessions`,
          corps: html`<p class="gestes"><a href=${FERMER}>Fermer toutes les sessions</a></p>`,
        },
      ],
    },
    '/console/comptes/',
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
  show: async ({ needs, form, session_hash, vers, from: appelant, navigateur }) => {
    const { result } = await needs.sessions.call.changerDeCompte({
      session_hash,
      compte: form.get('compte') ?? '',
      ...{ appelant, navigateur },
    });
    if (result?.$case === 'ouverte')
      return { to: vers || '/console/', session: result.value.session, vers: null };
    if (result?.$case !== 'refus') throw new Error('a reply without ouverte');
    const { kind, sentence } = fromRefus(result.value);
    return kind === 'conflict'
      ? { page: avis(needs.identite, 'direct', sentence), status: 409 }
      : { page: avis(needs.identite, 'inconnue'), status: 404 };
  },
  reprendre: (visit) => lister.show(visit),
};

async function sortie({ needs, session_hash }: Visit, toutes: boolean): Promise<Shown> {
  await needs.sessions.call.fermerSessions({ session_hash, toutes });
  return { to: '/console/entrer/?sortie', session: null };
}

const sortir: AccountScreen = {
  method: 'POST',
  path: '/console/sortir/',
  suspended: true,
  show: (visit) => sortie(visit, false),
  reprendre: async () => ({ to: '/console/' }),
};

const pageFermer = (visit: Visit): string =>
  ecran(
    visit,
    {
      titre: fr`Fermer toutes les sessions ?`,
      surtitre: fr`À confirmer`,
      chapeau: fr`Toutes les sessions de ce compte sont fermées, sur tous les appareils, celle-ci comprise. Chacun entre à nouveau par un lien reçu à son adresse.`,
      sections: [
        {
          titre: fr`Confirmer`,
          corps: html`<form method="post" action=${FERMER}>${caches(visit.jeton)}<div class="envoi"><button>Fermer toutes les sessions</button><a href="/console/comptes/">Ne rien faire</a></div></form>`,
        },
      ],
    },
    FERMER,
  );

const demanderFermer: AccountScreen = {
  method: 'GET',
  path: FERMER,
  suspended: true,
  show: async (visit) => ({ page: pageFermer(visit) }),
};

const fermer: AccountScreen = {
  method: 'POST',
  path: FERMER,
  suspended: true,
  show: (visit) => sortie(visit, true),
  reprendre: demanderFermer.show,
};

export const COMPTES = [lister, changer, sortir, demanderFermer, fermer];
