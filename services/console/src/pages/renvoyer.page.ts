import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Identite } from '../needs.ts';
import { ecrirePage } from './cadre.ts';
import { cache } from './formulaire.ts';

type Envoi = {
  readonly path: string;
  readonly form: ReadonlyMap<string, string>;
  /** Of the session there is now; null when there is none. */
  readonly jeton: string | null;
};

/** Marks what is shown again instead of being done. */
export const REPRISE = 'reprise';

/** What was typed; that it was confirmed does not count any more: it is shown again first. */
const tapes = ({ form }: Envoi) =>
  [...form].filter(
    ([name, value]) => name !== 'jeton' && name !== REPRISE && !(name === 'etape' && value === 'confirmer'),
  );

const reprendre = (envoi: Envoi): Vue => {
  const kept = tapes(envoi);
  const asked = envoi.form.get('etape') === 'confirmer';
  // Nothing was typed: what was to be confirmed is proposed again by opening its screen.
  if (asked && kept.every(([name]) => name === 'commande'))
    return html`<p class="gestes"><a class="bouton" href=${envoi.path}>Reprendre</a></p>`;
  return html`<form method="post" action=${envoi.path}>${kept.map(([name, value]) => cache(name, value))}${cache('jeton', envoi.jeton ?? '')}${cache(REPRISE, 'oui')}<div class="envoi"><button>Reprendre</button></div></form>`;
};

/** A form that came when its session was over: what it holds is kept in this page, to be sent again. */
export const renvoyer = (identite: Identite, envoi: Envoi): string => {
  const entre = envoi.jeton !== null;
  return ecrirePage(identite, null, {
    titre: entre ? fr`Reprendre où vous en étiez` : fr`Votre session est terminée`,
    surtitre: fr`Console`,
    chapeau: entre
      ? fr`Votre session précédente était terminée : cet envoi n'a pas été pris en compte. Ce que vous aviez écrit est gardé dans cette page.`
      : fr`Cet envoi n'a pas été pris en compte. Entrez à nouveau dans un autre onglet, puis revenez à celui-ci : ce que vous avez écrit y est gardé.`,
    sections: [
      {
        id: 's1',
        titre: fr`Et maintenant ?`,
        corps: html`${entre ? null : html`<p><a href="/console/entrer/" target="_blank" rel="noopener">Entrer dans un autre onglet</a></p>`}
${reprendre(envoi)}`,
      },
    ],
  });
};
