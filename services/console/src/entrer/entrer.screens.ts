import { passedOn } from '@agence/calls/reply';
import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import { signInAsked, signInOpened, signInRefused } from '@agence/platform/process/security-events';
import { enLettresMasculin } from '@agence/words/french';
import { isMailAddress } from '@agence/words/mail-address';
import { LIEN_MINUTES, SESSION_JOURS } from '@agence/words/promises';
import { type Champ, champs } from '../gestes/champs.ts';
import type { OpenScreen } from '../http/screen.ts';
import type { Identite } from '../needs.ts';
import { avis } from '../pages/avis.page.ts';
import { ecrirePage, etMaintenant } from '../pages/cadre.ts';

const JETON = /^[\w-]{1,100}$/;

const ADRESSE: Champ = {
  ...({ nom: 'adresse', label: fr`Adresse e-mail`, type: 'email' } as const),
  ...{ requis: true, vise: /^Écrivez/ },
};
const FAUTE = fr`Écrivez une adresse e-mail entière, comme nom@agence.fr.`;

type Saisie = { readonly adresse?: string; readonly faute?: string; readonly sortie?: boolean };

/** One field; what is wrong with it stands above it. `sortie`: the person has just signed out. */
export const pageEntrer = (identite: Identite, { adresse = '', faute, sortie = false }: Saisie): string => {
  const corps = html`<form method="post" action="/console/entrer/" novalidate>
${champs([ADRESSE], { adresse }, faute)}<div class="envoi"><button>Recevoir un lien</button></div></form>`;
  return ecrirePage(identite, {
    titre: fr`Entrer dans la console`,
    erreur: faute !== undefined,
    chapeau: fr`${sortie ? fr`Votre session est fermée. ` : ''}Écrivez votre adresse e-mail : si elle est autorisée sur un compte, un lien lui est aussitôt envoyé.`,
    sections: [{ titre: fr`Votre adresse`, corps }],
  });
};

/** The same text whether the address is known or not, so that addresses cannot be probed. */
const pageEnvoye = (identite: Identite, adresse: string): string => {
  const corps = html`<p>${fr`Regardez dans vos courriers indésirables : le message vient de ${identite.expediteur}. Sinon, vérifiez l'adresse et `}<a href="/console/entrer/">demandez un autre lien</a>${fr` : le dernier demandé remplace les autres. Sans agence, un client n'a pas de console : il répond aux messages qu'il reçoit.`}</p>`;
  return ecrirePage(identite, {
    titre: fr`Regardez votre messagerie`,
    chapeau: html`${fr`Si `}<b>${adresse}</b>${fr` est autorisée sur un compte, un lien vient de lui être envoyé. Il sert une seule fois, pendant ${LIEN_MINUTES} minutes.`}`,
    sections: [{ titre: fr`Rien n'arrive ?`, corps }],
  });
};

/** The page of a sign-in link. Opening it does not use the link, so a mail scanner does no harm. */
const pageLien = (identite: Identite, jeton: string): string => {
  const corps = html`<form method="post" action=${`/console/entrer/${jeton}/`}>
<div class="envoi"><button>Entrer</button></div></form>`;
  return ecrirePage(identite, {
    titre: fr`Entrer dans la console`,
    chapeau: fr`Ce bouton ouvre votre session sur cet appareil, pour ${enLettresMasculin(SESSION_JOURS)} jours au plus.`,
    sections: [{ titre: fr`Votre lien`, lire: fr`Il sert une seule fois.`, corps }],
  });
};

/** Unknown addresses count in each limit too. All callers share the limit per address, so it is counted last. */
const demander: OpenScreen = {
  path: '/console/entrer/',
  open: async ({ needs: { identite }, query }) => ({
    page: pageEntrer(identite, { sortie: query.has('sortie') }),
  }),
  receive: async ({ needs, form, from }) => {
    const { identite, sessions, limits } = needs;
    const adresse = (form.get('adresse') ?? '').trim();
    if (!isMailAddress(adresse))
      return { page: pageEntrer(identite, { adresse, faute: FAUTE }), status: 422 };
    for (const [limit, key] of [
      [limits.linksPerPair, `${adresse.toLowerCase()} ${from}`],
      [limits.linksPerCaller, from],
      [limits.linksPerAddress, adresse.toLowerCase()],
    ] as const) {
      const { accepted, reset_s } = await limit.take(key, from);
      if (!accepted) return { page: avis(identite, 'liens', String(reset_s)), status: 429, after_s: reset_s };
    }
    signInAsked(needs.log, { from });
    await sessions.call.demanderLien({ adresse, appelant: from });
    return { page: pageEnvoye(identite, adresse) };
  },
};

/** Always opens a new session, against session fixation. */
const entrer: OpenScreen = {
  path: '/console/entrer/{id}/',
  open: async ({ needs: { identite }, id }) =>
    JETON.test(id) ? { page: pageLien(identite, id) } : { page: avis(identite, 'inconnue'), status: 404 },
  receive: async ({ needs: { identite, sessions, log }, id, vers, from: appelant, navigateur }) => {
    const jeton = JETON.test(id) ? id : '';
    const asked = sessions.call.ouvrirSession({ jeton, appelant, navigateur });
    const answer = await passedOn(asked);
    if ('ok' in answer) {
      const { session, comptes } = answer.ok;
      signInOpened(log, { from: appelant });
      // A person with several accounts chooses one first.
      return comptes > 1
        ? { to: '/console/comptes/', session }
        : { to: vers || '/console/', session, vers: null };
    }
    signInRefused(log, { from: appelant });
    const titre = fr`Ce lien n'est plus valable`;
    const sections = etMaintenant(html`<p><a href="/console/entrer/">Demander un autre lien</a></p>`);
    return {
      page: ecrirePage(identite, { titre, chapeau: answer.refusal.sentence, sections }),
      status: 409,
    };
  },
};

export const ENTRER = [demander, entrer];
