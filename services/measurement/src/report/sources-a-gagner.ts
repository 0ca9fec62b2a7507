import { html, type Vue } from '@agence/look/html';
import { listeAGagner } from '@agence/look/sources';
import { accord } from '@agence/words/french';
import { aCopier, dire, t } from '../documents/components/texte.ts';
import { fr, liste, mot, texte } from '../documents/typo.ts';
import { aGagner, pages, recherchesFaites } from '../states/releve/sources.ts';
import type { RapportData } from './rapport.data.ts';

/** Pages, and searches, that a report shows; its files have them all. */
const TO_WIN = 15;
const SEARCHES = 8;

/** The pages to ask at, to copy. */
export function aDemander(data: RapportData): Vue {
  const all = aGagner(pages(data));
  if (all.length === 0) return null;
  const shown = all.slice(0, TO_WIN);
  const which =
    shown.length === all.length
      ? fr`${all.length} ${accord(all.length, 'page', 'pages')}`
      : fr`les ${shown.length} premières pages sur ${all.length}`;
  return html`<h3>${t('Où demander à figurer')}</h3>
<p>${dire(fr`Ces pages sont les sources de réponses qui citent un concurrent sans vous. Demandez à y figurer, ou corrigez ce qu'on y dit de vous.`)}</p>${aCopier({ ou: texte(which), texte: listeAGagner(shown, 'vous') })}`;
}

/** What models typed, word for word. */
export function cherche(data: RapportData): Vue {
  const all = recherchesFaites(data);
  if (all.length === 0) return null;
  const more = all.length - SEARCHES;
  return html`<h3>${t('Ce que les IA ont cherché')}</h3>
<p>${dire(fr`${liste(all.slice(0, SEARCHES).map(({ texte: query, reponses }) => fr`« ${mot(query)} » (${reponses})`))}${more > 0 ? fr`, et ${more} ${accord(more, 'autre recherche', 'autres recherches')}` : []}. Entre parenthèses : le nombre de réponses.`)}</p>`;
}
