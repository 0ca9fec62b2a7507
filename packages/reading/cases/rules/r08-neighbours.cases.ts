import { describeRule } from './describe-rule.ts';
import { ruleCase } from './one-line.ts';

/** Names close to the client's. */
const LINES = [
  'Lutherie Vallet | horloger | Nyon | Lutherie Vallot | - Lutherie Vallot : vitrine.¶- Lutherie Vallet : rien à voir avec le précédent, à une voyelle près. Réglage à 380 CHF. | Lutherie Vallot > Lutherie Vallet',
  'Couverture Garnier | couvreur | Amboise | Couverture Garnier & Fils; Garnier Toitures | ¦ Entreprise ¦ Commune ¦¶¦---¦---¦¶¦ Garnier Toitures ¦ Nazelles ¦¶¦ Couverture Garnier & Fils ¦ Bléré ¦¶¦ Couverture Garnier ¦ Amboise, rue de Blois ¦ | Garnier Toitures > Couverture Garnier & Fils > Couverture Garnier',
  'Dinan Stores | volets roulants | Rennes | Dinan Stores Services | **Dinan Stores Services** dépanne en 24 h. **Dinan Stores** pose du sur-mesure. | Dinan Stores Services > Dinan Stores',
  'Garage Loubet | garagiste | Foix | Auto Foix | Garage Loubet-Sans, à Foix, répare les utilitaires. | Garage Loubet-Sans',
  'Fromagerie Cavet | fromagerie | Crest |  | Fromagerie Cavet-Durand, à Crest, affine du picodon. | Fromagerie Cavet-Durand',
  'Transports Roche | déménageur | Tulle |  | **Transports Roche Express** livre des colis en 24 h. | Transports Roche Express',
  'Cabinet Sorel | courtier en assurances | Reims | Axa | - **Axa**, boulevard Lundy : rapide.¶- **Cabinet Sorel**, de Rennes, sans rapport avec celui de Reims : monte les dossiers par téléphone. | Axa > Cabinet Sorel (Rennes)',
  'Conseil Norme Armor | conseil | Saint-Brieuc | Qualité Plus 22 | * **Qualité Plus 22** : Trégueux.¶* **Conseil Norme Armor** (Vannes) : sans lien avec la société briochine, audite les ateliers de la région. | Qualité Plus 22 > Conseil Norme Armor (Vannes)',
  'Le Fournil | boulangerie | Albi |  | Ne confondez pas avec Le Fournil de Castres, tenu par un autre boulanger. | ',
  "Le Fournil | boulangerie | Albi | Pain d'Oc | Pain d'Oc ouvre à 6 h. Le Fournil, à Saint-Juéry, cuit au bois. | Pain d'Oc > Le Fournil",
  "Optique Vernet | opticien | Dijon |  | Optique Vernet existe aussi à Beaune, mais c'est une autre société ; celle de Dijon, rue Musette, fait les lentilles. | Optique Vernet",
  "Électricité Roumieu | électricien | Brive | Watt Limousin | Watt Limousin : dix salariés.¶¶En tapant « Électricité Roumieu », vous tomberez sur une entreprise de Tulle qui ne descend pas jusqu'à Brive. | Watt Limousin",
  'Bain Facile Saint-Étienne | salle de bain | Saint-Étienne | Bain Zen | Bain Zen pose en deux jours. Bain Facile Roanne dessert tout le Roannais. | Bain Zen > Bain Facile Roanne',
  'Bain Facile Saint-Étienne | salle de bain | Saint-Étienne | Bain Zen | Bain Zen pose en deux jours. Bain Facile dessert aussi la vallée. | Bain Zen > Bain Facile Saint-Étienne',
  "Bain Facile Saint-Étienne | salle de bain | Saint-Étienne | Bain Zen | Bain Zen pose en deux jours. L'agence de Saint-Étienne de Bain Facile garantit dix ans. | Bain Zen > Bain Facile Saint-Étienne",
  'Hamon Immobilier | agence immobilière | Saint-Malo | Blot | **Blot** : 7 %.¶¶**Hamon Immobilier Rocabey** : 5,8 %.¶¶**Hamon Immobilier Saint-Servan** : mêmes conditions. | Blot > Hamon Immobilier',
  'Hamon Immobilier | agence immobilière | Saint-Malo | Blot | **Blot** : 7 %.¶¶**Hamon Immobilier Dinard** : 5,8 %. | Blot > Hamon Immobilier Dinard',
  'Aidéo Orléans | aide à domicile | Orléans | Vitame | Aidéo, rue Bannier, propose le ménage dès 24 €. | Aidéo Orléans',
  'Aidéo Orléans | aide à domicile | Orléans | Vitame | Aidéo Blois propose le ménage dès 24 €. | Aidéo Blois',
  "Aidéo Orléans | aide à domicile | Orléans | Vitame | L'agence Aidéo de Blois propose le ménage dès 24 €. | Aidéo (Blois)",
  'Speedy Bayonne | garage | Bayonne | Norauto | Norauto fait la vidange à 49 €. Speedy, avenue Foch, la fait sans rendez-vous. | Norauto > Speedy Bayonne',
  "Speedy Bayonne | garage | Bayonne | Norauto | Le Speedy d'Anglet la fait sans rendez-vous. | Speedy (Anglet)",
  'Lenoir Serrures | serrurier | Rouen | Fichet | **Lenoir Serrures, agence Rive Gauche** : cinq semaines.¶¶**Fichet** : devis gratuit.¶¶**Lenoir Serrures, agence Saint-Sever** : même catalogue. | Lenoir Serrures > Fichet',
  'Atelier Copal | encadreur | Limoges | Email Web | - **Email Web** : sites.¶- **Clic & Email** : annonces.¶- **Atelier Copal** : cadres. | Email Web > Clic & Email > Atelier Copal',
  'Norauto | garage | Pau | Speedy | Norauto Pau Nord et Norauto Lescar font la vidange à 49 €. | Norauto',
  'Foncia | syndic | Nice | Citya | Citya Nice Centre et Citya Cimiez gèrent de petites copropriétés ; Foncia Nice Masséna aussi. | Citya > Foncia',
];

describeRule('R8 and R10: neighbours, namesakes, branches and quarters', LINES.map(ruleCase));
