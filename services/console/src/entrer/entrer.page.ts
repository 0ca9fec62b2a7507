import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import { enLettresMasculin } from '@agence/words/french';
import { LIEN_MINUTES, SESSION_JOURS } from '@agence/words/promises';
import type { Identite } from '../needs.ts';
import { ecrirePage } from '../pages/cadre.ts';
import { resumeDesErreurs } from '../pages/erreurs.view.ts';

type Saisie = {
  readonly adresse: string;
  readonly faute: string | null;
  /** The person has just signed out. */
  readonly sorti?: boolean;
};

/** One field; what is wrong with it stands above it. */
export const pageEntrer = (identite: Identite, { adresse, faute, sorti = false }: Saisie): string =>
  ecrirePage(identite, null, {
    titre: fr`Entrer dans la console`,
    erreur: faute !== null,
    surtitre: fr`Console`,
    chapeau: fr`${sorti ? fr`Votre session est fermée. ` : ''}Écrivez votre adresse e-mail : si elle est autorisée sur un compte, un lien lui est aussitôt envoyé.`,
    sections: [
      {
        titre: fr`Votre adresse`,
        corps: html`${resumeDesErreurs(faute === null ? [] : [{ dit: faute, champ: 'adresse' }])}<form method="post" action="/console/entrer/" novalidate>
<div class=${faute === null ? 'champ' : 'champ faute'}><label for="adresse">Adresse e-mail</label>
${faute === null ? null : html`<p class="msg" id="adresse-faute">${faute}</p>`}
<input id="adresse" name="adresse" type="email" autocomplete="email" inputmode="email" required value=${adresse} aria-describedby=${faute === null ? undefined : 'adresse-faute'} aria-invalid=${faute === null ? undefined : 'true'} /></div>
<div class="envoi"><button>Recevoir un lien</button></div></form>`,
      },
    ],
  });

/** The same text whether the address is known or not, so that addresses cannot be probed. */
export const pageEnvoye = (identite: Identite, adresse: string): string =>
  ecrirePage(identite, null, {
    titre: fr`Regardez votre messagerie`,
    surtitre: fr`Console`,
    chapeau: html`${fr`Si `}<b>${adresse}</b>${fr` est autorisée sur un compte, un lien vient de lui être envoyé. Il sert une seule fois, pendant ${LIEN_MINUTES} minutes.`}`,
    sections: [
      {
        titre: fr`Rien n'arrive ?`,
        corps: html`<p>${fr`Regardez dans vos courriers indésirables : le message vient de ${identite.expediteur}. Sinon, vérifiez l'adresse et `}<a href="/console/entrer/">demandez un autre lien</a>${fr` : le dernier demandé remplace les autres. Sans agence, un client n'a pas de console : il répond aux messages qu'il reçoit.`}</p>`,
      },
    ],
  });

/** The page of a sign-in link. Opening it does not use the link, so a mail scanner does no harm. */
export const pageLien = (identite: Identite, jeton: string): string =>
  ecrirePage(identite, null, {
    titre: fr`Entrer dans la console`,
    surtitre: fr`Console`,
    chapeau: fr`Ce bouton ouvre votre session sur cet appareil, pour ${enLettresMasculin(SESSION_JOURS)} jours au plus.`,
    sections: [
      {
        titre: fr`Votre lien`,
        lire: fr`Il sert une seule fois.`,
        corps: html`<form method="post" action=${`/console/entrer/${jeton}/`}><div class="envoi"><button>Entrer</button></div></form>`,
      },
    ],
  });

export const pageLienPerdu = (identite: Identite, sentence: string): string =>
  ecrirePage(identite, null, {
    titre: fr`Ce lien n'est plus valable`,
    surtitre: fr`Console`,
    chapeau: sentence,
    sections: [
      {
        titre: fr`Et maintenant ?`,
        corps: html`<p><a href="/console/entrer/">Demander un autre lien</a></p>`,
      },
    ],
  });
