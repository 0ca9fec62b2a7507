import { passedOn } from '@agence/calls/reply';
import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { avis } from '../pages/avis.page.ts';
import { ecran } from '../pages/cadre.ts';
import { cache, envoi, formulaire, liste } from '../pages/vues.ts';

const FERMER = '/console/comptes/fermer/';

const choisir: AccountScreen = {
  path: '/console/comptes/',
  suspended: 'send',
  show: async (visit) => {
    const { needs, adresse, compte } = visit;
    const { comptes } = await needs.sessions.call.listerComptes({ adresse });
    const choix = comptes.map(({ slug, nom }) => {
      if (slug === compte.slug) return html`<b>${nom}</b>${fr` : `}<a href="/console/">y aller</a>`;
      const bouton = html`<button class="lien">${nom}</button>`;
      return formulaire(visit, visit.path, [cache('compte', slug), bouton]);
    });
    const sessions = html`<p class="gestes"><a href=${FERMER}>Fermer toutes les sessions</a></p>`;
    return ecran(visit, {
      titre: fr`Vos comptes`,
      chapeau: fr`Vous êtes sur le compte « ${compte.nom} ».`,
      sections: [
        { titre: fr`Choisir un compte`, lire: fr`Ceux où votre adresse est autorisée.`, corps: liste(choix) },
        { titre: fr`Vos sessions`, corps: sessions },
      ],
    });
  },
  send: async ({ needs, form, session_hash, vers, from: appelant, navigateur }) => {
    const compte = form.get('compte') ?? '';
    const asked = { session_hash, compte, appelant, navigateur };
    const answer = await passedOn(needs.sessions.call.changerDeCompte(asked));
    if ('ok' in answer) return { to: vers || '/console/', session: answer.ok.session, vers: null };
    const { kind, sentence } = answer.refusal;
    return kind === 'conflict'
      ? { page: avis(needs.identite, 'direct', sentence), status: 409 }
      : { page: avis(needs.identite, 'inconnue'), status: 404 };
  },
};

async function sortie({ needs, session_hash }: Visit, toutes: boolean): Promise<Shown> {
  await needs.sessions.call.fermerSessions({ session_hash, toutes });
  return { to: '/console/entrer/?sortie', session: null };
}

const sortir: AccountScreen = {
  path: '/console/sortir/',
  suspended: 'send',
  send: (visit) => sortie(visit, false),
};

const fermer: AccountScreen = {
  path: FERMER,
  suspended: 'send',
  show: async (visit) => {
    const boutons = envoi(
      html`<button>Fermer toutes les sessions</button>`,
      html`<a href="/console/comptes/">Ne rien faire</a>`,
    );
    return ecran(visit, {
      titre: fr`Fermer toutes les sessions ?`,
      surtitre: fr`À confirmer`,
      chapeau: fr`Toutes les sessions de ce compte sont fermées, sur tous les appareils, celle-ci comprise. Chacun entre à nouveau par un lien reçu à son adresse.`,
      sections: [{ titre: fr`Confirmer`, corps: formulaire(visit, FERMER, boutons) }],
    });
  },
  send: (visit) => sortie(visit, true),
};

export const COMPTES = [choisir, sortir, fermer];
