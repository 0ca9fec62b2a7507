import type { Reply } from '@agence/calls/route';
import { marquePost } from '@agence/calls/routes/marque.post';
import { fr } from '@agence/gesture';
import { type Champ, remplis } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import { apercu } from './apercu.view.ts';

type Changement = Reply<typeof marquePost>;
type Marque = Changement['actuelle'];

const CHAMPS: readonly Champ[] = [
  { nom: 'nom', label: fr`Nom` },
  { nom: 'couleur', label: fr`Couleur`, aide: fr`Un dièse et six signes, comme #0b5cad.` },
  { nom: 'contact', label: fr`Contact`, type: 'lignes' },
];

const faits = ({ changerait, actuelle }: Changement) =>
  CHAMPS.flatMap(({ nom, label }) => {
    const apres = changerait[nom as keyof Marque];
    return apres === undefined
      ? []
      : [[label, `${actuelle[nom as keyof Marque] ?? '–'} → ${apres}`] as const];
  });

/** What is not asked to change comes without a value, which a spread would put over the one there is. */
const apres = ({ changerait, actuelle }: Changement): Marque => ({
  nom: changerait.nom ?? actuelle.nom,
  couleur: changerait.couleur ?? actuelle.couleur,
  contact: changerait.contact ?? actuelle.contact,
});

export const MARQUE = geste({
  path: '/console/marque/',
  route: marquePost,
  retour: '/console/',
  saisie: {
    titre: fr`Votre marque`,
    chapeau: fr`Ce que portent vos prochains documents ; ceux qui sont remis ne changent pas.`,
    champs: CHAMPS,
    depart: async ({ compte: { marque } }) => ({
      nom: marque?.nom ?? '',
      couleur: marque?.couleur ?? '',
      contact: marque?.contact ?? '',
    }),
    bouton: fr`Voir ce qui changerait`,
    suite: apercu,
  },
  corps: (form) => remplis(CHAMPS, form),
  propose: (said) => ({
    titre: fr`Changer votre marque ?`,
    faits: faits(said),
    suite: apercu(apres(said)),
    bouton: fr`Changer la marque`,
  }),
  fait: (said) => ({ titre: fr`Votre marque est changée`, faits: faits(said) }),
});
