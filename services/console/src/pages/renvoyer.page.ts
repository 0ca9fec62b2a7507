import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Identite } from '../needs.ts';
import { ecrirePage } from './cadre.ts';
import { cache } from './formulaire.ts';

type Envoi = {
  readonly path: string;
  readonly form: ReadonlyMap<string, string>;
  /** The form token of the current session; null without a session. */
  readonly jeton: string | null;
};

/** Marks a form to be shown again instead of being run. */
export const REPRISE = 'reprise';

/** The typed fields without the confirmation: they are shown again first. */
const tapes = ({ form }: Envoi) =>
  [...form].filter(
    ([name, value]) => name !== 'jeton' && name !== REPRISE && !(name === 'etape' && value === 'confirmer'),
  );

const reprendre = (envoi: Envoi): Vue => {
  const kept = tapes(envoi);
  const asked = envoi.form.get('etape') === 'confirmer';
  // Nothing was typed: opening the screen proposes the action again.
  if (asked && kept.every(([name]) => name === 'commande'))
    return html`<p class="gestes"><a class="bouton" href=${envoi.path}>Reprendre</a></p>`;
  return html`<form method="post" action=${envoi.path}>${kept.map(([name, value]) => cache(name, value))}${cache('jeton', envoi.jeton ?? '')}${cache(REPRISE, 'oui')}<div class="envoi"><button>Reprendre</button></div></form>`;
};

/** A form sent after its session ended: this page keeps its fields, to be sent again. */
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
        titre: fr`Et maintenant ?`,
        corps: html`${entre ? null : html`<p><a href="/console/entrer/" target="_blank" rel="noopener">Entrer dans un autre onglet</a></p>`}
${reprendre(envoi)}`,
      },
    ],
  });
};
