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

const gardes = ({ form, jeton }: Envoi): Vue => [
  ...[...form].filter(([name]) => name !== 'jeton').map(([name, value]) => cache(name, value)),
  cache('jeton', jeton ?? ''),
];

/** A form that came when its session was over: what it holds is kept in this page, to be sent again. */
export const renvoyer = (identite: Identite, envoi: Envoi): string => {
  const entre = envoi.jeton !== null;
  return ecrirePage(identite, null, {
    titre: entre ? fr`Reprendre où vous en étiez` : fr`Votre session est terminée`,
    genre: fr`Console`,
    chapeau: entre
      ? fr`Votre session précédente était terminée : rien n'a été fait. Ce que vous aviez écrit est gardé dans cette page.`
      : fr`Rien n'a été fait. Entrez à nouveau dans un autre onglet, puis revenez à celui-ci : ce que vous avez écrit y est gardé.`,
    sections: [
      {
        id: 's1',
        titre: fr`Et maintenant ?`,
        corps: html`${entre ? null : html`<p><a href="/console/entrer/" target="_blank" rel="noopener">Entrer dans un autre onglet</a></p>`}
<form method="post" action=${envoi.path}>${gardes(envoi)}<div class="envoi"><button>Reprendre</button></div></form>`,
      },
    ],
  });
};
