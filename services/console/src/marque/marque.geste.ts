import type { Reply } from '@agence/calls/route';
import { marquePost } from '@agence/calls/routes/marque.post';
import { fr } from '@agence/gesture';
import { html, type Vue, written } from '@agence/look/html';
import { type Champ, remplis } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import type { AccountScreen } from '../http/screen.ts';
import { apercu } from './apercu.view.ts';

type Changement = Reply<typeof marquePost>;
type Marque = Changement['actuelle'];

const CHAMPS: readonly Champ[] = [
  { nom: 'nom', label: fr`Nom` },
  {
    ...{ nom: 'couleur', label: fr`Couleur`, type: 'color', vise: /^La couleur / },
    aide: fr`Celle de votre charte, écrite comme #0b5cad.`,
  },
  { nom: 'contact', label: fr`Contact`, type: 'lignes', aide: fr`Ce que vos clients lisent sous votre nom.` },
];

const faits = ({ changerait, actuelle }: Changement) =>
  CHAMPS.flatMap(({ nom, label }) => {
    const apres = changerait[nom as keyof Marque];
    return apres === undefined
      ? []
      : [[label, `${actuelle[nom as keyof Marque] ?? '–'} → ${apres}`] as const];
  });

/** Unchanged fields are undefined, and a spread would overwrite the current values with them. */
const apres = ({ changerait, actuelle }: Changement): Marque => ({
  nom: changerait.nom ?? actuelle.nom,
  couleur: changerait.couleur ?? actuelle.couleur,
  contact: changerait.contact ?? actuelle.contact,
});

/** The preview of the typed brand, for the script of the page. */
const dessin: AccountScreen = {
  method: 'GET',
  path: '/console/marque/apercu/',
  show: async ({ query }) => ({ page: written(apercu(Object.fromEntries(query))) }),
};

/** Opens an invented report in the brand as it is stored. */
const exemple: AccountScreen = {
  method: 'GET',
  path: '/console/marque/exemple/',
  show: async ({ compte, needs }) => {
    const { lien } = await needs.readings.call.lireExemple({ compte: compte.slug });
    return { to: lien };
  },
};

const VOIR: Vue = html`<p class="gestes"><a href="/console/marque/exemple/">${fr`Voir un rapport d'exemple à vos couleurs`}</a></p>`;

const changer = geste({
  path: '/console/marque/',
  route: marquePost,
  retour: '/console/',
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
  faits,
  propose: (reply) => ({
    titre: fr`Changer votre marque ?`,
    suite: apercu(apres(reply)),
    bouton: fr`Changer la marque`,
  }),
  fait: () => ({ titre: fr`Votre marque est changée`, suite: VOIR }),
});

export const MARQUE = [dessin, exemple, ...changer];
