import type { Reply } from '@agence/calls/route';
import { marquePost } from '@agence/calls/routes/marque.post';
import { fr } from '@agence/gesture';
import { couleurs } from '@agence/look/couleur';
import { html, type Vue, written } from '@agence/look/html';
import { type Champ, remplis } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import type { AccountScreen } from '../http/screen.ts';

type Marque = Reply<typeof marquePost>['actuelle'];

const WIDE = 640;
const HIGH = 150;

/** A preview of a document's head as a drawing: the shared stylesheet cannot carry a colour that was just typed. */
function apercu({
  nom = '',
  couleur = '',
  contact = '',
}: { [field in keyof Marque]?: string | undefined }): Vue {
  const { marque, surMarque, marqueTexte } = couleurs(couleur);
  const dit =
    marqueTexte === marque
      ? fr`Votre couleur se lit telle quelle, sur le papier comme sous votre nom.`
      : fr`Votre couleur reste telle quelle dans la bande, où votre nom s'écrit en ${surMarque === '#000000' ? 'noir' : 'blanc'} ; ailleurs, les textes prennent ${marqueTexte}, la même, assombrie pour se lire.`;
  return html`<figure class="apercu"><svg viewBox=${`0 0 ${WIDE} ${HIGH}`} width=${WIDE} role="img"
  aria-label=${fr`Aperçu de l'en-tête d'un document à votre couleur`}>
<rect width=${WIDE} height=${HIGH} fill="#fffefb" /><rect width=${WIDE} height="48" fill=${marque} />
<text x="20" y="30" fill=${surMarque} class="nom">${nom}</text>
<text x="20" y="84" fill=${marqueTexte} class="genre-apercu">Rapport</text>
<text x="20" y="116" fill="#1d1b18" class="titre-apercu">Plomberie Martin</text>
<text x="20" y="138" fill="#5a554d" class="contact">${contact.split('\n')[0]}</text></svg>
<figcaption class="note">${dit}</figcaption></figure>`;
}

const CHAMPS: readonly (Champ & { readonly nom: keyof Marque })[] = [
  { nom: 'nom', label: fr`Nom` },
  {
    nom: 'couleur',
    label: fr`Couleur`,
    type: 'color',
    vise: /^La couleur /,
    aide: fr`Celle de votre charte, écrite comme #0b5cad.`,
  },
  { nom: 'contact', label: fr`Contact`, type: 'lignes', aide: fr`Ce que vos clients lisent sous votre nom.` },
];

/** The preview of the typed brand, for the script of the page. */
const dessin: AccountScreen = {
  path: '/console/marque/apercu/',
  show: async ({ query }) => ({ page: written(apercu(Object.fromEntries(query))) }),
};

/** Opens an invented report in the brand as it is stored. */
const exemple: AccountScreen = {
  path: '/console/marque/exemple/',
  show: async ({ compte, needs }) => ({
    to: (await needs.readings.call.lireExemple({ compte: compte.slug })).lien,
  }),
};

const VOIR: Vue = html`<p class="gestes">
<a href="/console/marque/exemple/">${fr`Voir un rapport d'exemple à vos couleurs`}</a></p>`;

const changer = geste({
  path: '/console/marque/',
  route: marquePost,
  saisie: {
    titre: fr`Votre marque`,
    chapeau: fr`Ce que portent vos prochains documents ; ceux qui sont remis ne changent pas.`,
    champs: CHAMPS,
    depart: async ({ compte: { marque } }) => ({
      ok: { nom: marque?.nom ?? '', couleur: marque?.couleur ?? '', contact: marque?.contact ?? '' },
    }),
    bouton: fr`Voir ce qui changerait`,
    suite: (typed) => html`${apercu(typed)}${VOIR}`,
  },
  corps: (form) => remplis(CHAMPS, form),
  faits: ({ changerait, actuelle }) =>
    CHAMPS.filter(({ nom }) => changerait[nom] !== undefined).map(
      ({ nom, label }) => [label, `${actuelle[nom] ?? '–'} → ${changerait[nom]}`] as const,
    ),
  propose: ({ changerait, actuelle }) => ({
    titre: fr`Changer votre marque ?`,
    suite: apercu({ ...actuelle, ...changerait }),
    bouton: fr`Changer la marque`,
  }),
  fait: () => ({ titre: fr`Votre marque est changée`, suite: VOIR }),
});

export const MARQUE = [dessin, exemple, changer];
