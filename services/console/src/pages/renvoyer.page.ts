import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import type { Caller } from '../http/screen.ts';
import { ecrirePage, etMaintenant } from './cadre.ts';
import { cache } from './vues.ts';

/** Marks a form to be shown again instead of being run. */
export const REPRISE = 'reprise';

/**
 * A form sent after its session ended: this page keeps its fields, to be sent again. `jeton`: the form token of the
 * current session, null without one.
 */
export function renvoyer({ needs, path, form }: Caller, jeton: string | null): string {
  // A confirmed action is shown again before it runs.
  const left = ['jeton', REPRISE, ...(form.get('etape') === 'confirmer' ? ['etape'] : [])];
  const kept = [...form].filter(([name]) => !left.includes(name));
  const reprendre = html`<form method="post" action=${path}>
${kept.map(([name, value]) => cache(name, value))}${cache('jeton', jeton ?? '')}${cache(REPRISE, 'oui')}
<div class="envoi"><button>Reprendre</button></div></form>`;
  const entrer = html`<p><a href="/console/entrer/" target="_blank" rel="noopener">Entrer dans un autre onglet</a></p>`;
  return ecrirePage(needs.identite, {
    titre: jeton === null ? fr`Votre session est terminée` : fr`Reprendre où vous en étiez`,
    chapeau:
      jeton === null
        ? fr`Cet envoi n'a pas été pris en compte. Entrez à nouveau dans un autre onglet, puis revenez à celui-ci : ce que vous avez écrit y est gardé.`
        : fr`Votre session précédente était terminée : cet envoi n'a pas été pris en compte. Ce que vous aviez écrit est gardé dans cette page.`,
    sections: etMaintenant([jeton === null && entrer, reprendre]),
  });
}
