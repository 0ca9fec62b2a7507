import type { Reply } from '@agence/calls/route';
import type { marquePost } from '@agence/calls/routes/marque.post';
import { fr } from '@agence/gesture';
import { couleurs } from '@agence/look/couleur';
import { html, type Vue } from '@agence/look/html';

type Marque = Partial<Reply<typeof marquePost>['actuelle']>;

const WIDE = 640;
const HIGH = 150;

/** A preview of a document's head as a drawing: the shared stylesheet cannot carry a colour that was just typed. */
export function apercu({ nom = '', couleur = '', contact = '' }: Marque): Vue {
  const { marque, surMarque, marqueTexte } = couleurs(couleur);
  const adjusted = marqueTexte === marque;
  return html`<figure class="apercu"><svg viewBox=${`0 0 ${WIDE} ${HIGH}`} width=${WIDE} role="img" aria-label=${fr`Aperçu de l'en-tête d'un document à votre couleur`}>
<rect width=${WIDE} height=${HIGH} fill="#fffefb" /><rect width=${WIDE} height="48" fill=${marque} />
<text x="20" y="30" fill=${surMarque} class="nom">${nom}</text>
<text x="20" y="84" fill=${marqueTexte} class="genre-apercu">Rapport</text>
<text x="20" y="116" fill="#1d1b18" class="titre-apercu">Plomberie Martin</text>
<text x="20" y="138" fill="#5a554d" class="contact">${contact.split('\n')[0]}</text></svg>
<figcaption class="note">${
    adjusted
      ? fr`Votre couleur se lit telle quelle, sur le papier comme sous votre nom.`
      : fr`Votre couleur reste telle quelle dans la bande, où votre nom s'écrit en ${surMarque === '#000000' ? 'noir' : 'blanc'} ; ailleurs, les textes prennent ${marqueTexte}, la même, assombrie pour se lire.`
  }</figcaption></figure>`;
}
