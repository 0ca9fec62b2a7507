import { family } from './trade.ts';

/** Building, mending, moving, driving. */
export const MAISON = [
  ...family(
    'depannage',
    `
    un plombier | plombiers | plomb, sanitaire, fuite | disponible aujourd’hui pour une fuite d’eau | le remplacement d’un chauffe-eau | remplacer un chauffe-eau / refaire une salle de bain / déboucher une canalisation
    un chauffagiste | chauffagistes | chauff, pompe a chaleur, clim, thermi, poele | disponible aujourd’hui pour une panne de chaudière | l’entretien annuel d’une chaudière | installer une pompe à chaleur / entretenir une chaudière à gaz / remplacer des radiateurs
    un électricien | électriciens | electri, elec$ | disponible ce soir pour une panne de courant | la mise aux normes d’un tableau électrique | mettre une maison aux normes / installer une borne de recharge / refaire un tableau électrique
    un serrurier | serruriers | serrur, cles$ | honnête pour une porte claquée | une ouverture de porte | changer une serrure / blinder une porte / refaire des clés
    un réparateur informatique | réparateurs informatiques | informatique, ordinateur, telephonie, smartphone | disponible aujourd’hui pour un ordinateur en panne | la réparation d’un écran | récupérer des données perdues / réparer un téléphone / installer un réseau d’entreprise
    `,
  ),
  ...family(
    'batiment',
    `
    un menuisier | menuisiers | menuis, ebenis, charpent, fenetre | disponible ce mois-ci | une fenêtre en bois posée | poser des fenêtres / fabriquer une bibliothèque sur mesure / rénover un escalier
    un couvreur | couvreurs | couvr, toitur, zinguer | disponible cette semaine pour une fuite de toiture | la réfection d’une toiture | refaire une toiture / poser une fenêtre de toit / démousser un toit
    un maçon | maçons | macon, gros oeuvre | disponible ce mois-ci | une extension de vingt mètres carrés | ouvrir un mur porteur / construire une extension / monter un muret
    un constructeur de maisons | constructeurs de maisons | constructeur, constructi, maisons individuelles | capable de livrer avant un an | une maison de cent mètres carrés | faire construire une maison / une maison à ossature bois
    un peintre en bâtiment | peintres en bâtiment | peintre, peinture, ravalement, facad | disponible ce mois-ci | la peinture d’un appartement | repeindre un appartement / ravaler une façade
    une entreprise d’isolation | entreprises d’isolation | isol, renovation energ, combles | disponible avant l’hiver | l’isolation des combles | isoler des combles / isoler des murs par l’extérieur
    un carreleur | carreleurs | carrel, parquet, sols$ | disponible ce mois-ci | la pose d’un carrelage | poser un grand carrelage / rénover un parquet
    une entreprise de rénovation | entreprises de rénovation | renov, travaux, batiment | disponible ce trimestre | la rénovation d’un appartement | rénover une maison ancienne / refaire un appartement de fond en comble
    un cuisiniste | cuisinistes | cuisin | capable de poser avant les fêtes | une cuisine équipée posée | une cuisine sur mesure / aménager une petite cuisine
    un paysagiste | paysagistes | paysag, jardin, espaces verts, elagu, pepini | disponible ce printemps | l’aménagement d’un jardin | aménager un petit jardin / entretenir un jardin à l’année / élaguer de grands arbres
    un pisciniste | piscinistes | piscin, bassin | capable de finir avant l’été | une piscine de huit mètres | construire une piscine / rénover un bassin / entretenir une piscine
    un architecte | architectes | architect, archi | disponible pour un premier rendez-vous ce mois-ci | un projet d’extension | agrandir une maison / rénover une maison ancienne / déposer un permis de construire
    un architecte d’intérieur | architectes d’intérieur | architecte d interieur, architecture interieure, decorat, agencement | disponible ce mois-ci | l’aménagement d’un appartement | repenser un séjour / aménager un petit appartement
    un installateur de panneaux solaires | installateurs de panneaux solaires | solaire, photovolt | capable de poser avant l’été | une installation de six kilowatts | poser des panneaux solaires / entretenir une installation solaire
    `,
  ),
  ...family(
    'auto',
    `
    un garage automobile | garages automobiles | garag, mecan, auto$, automob, autos$, pneu | disponible cette semaine pour une panne | une révision complète | changer une courroie de distribution / réparer un embrayage / préparer un contrôle technique
    une carrosserie | carrosseries | carross | disponible cette semaine après un accrochage | la réparation d’une aile | réparer une aile rayée / remplacer un pare-brise
    une auto-école | auto-écoles | auto ecole, autoecole, permis | avec des places à l’examen | le permis B | passer le permis B / suivre la conduite accompagnée / passer le permis moto
    un taxi | taxis | taxi, vtc$, chauffeur | disponible cette nuit | une course vers l’aéroport | aller à l’aéroport / un transport médical
    `,
  ),
  ...family(
    'services',
    `
    un déménageur | déménageurs | demenag, garde meuble | disponible à la fin du mois | le déménagement d’un trois-pièces | déménager un piano / stocker des meubles
    une entreprise de nettoyage | entreprises de nettoyage | nettoy, menage, proprete, clean | disponible cette semaine | le nettoyage de bureaux | nettoyer des bureaux / remettre en état un appartement
    un service d’aide à domicile | services d’aide à domicile | aide a domicile, domicile, personnes agees, senior | disponible dès cette semaine | une heure d’aide à domicile | aider un parent âgé / une sortie d’hôpital / faire garder une personne la nuit
    une crèche | crèches | creche, garde d enfant, petite enfance, babysitt | avec une place à la rentrée | une garde à temps plein | faire garder un bébé / un accueil à horaires décalés
    un organisme de soutien scolaire | organismes de soutien scolaire | soutien scolaire, cours particulier, cours de langue | disponible avant les examens | une heure de cours particulier | préparer le baccalauréat / progresser en anglais
    un photographe | photographes | photo | libre cet été | un reportage de mariage | un mariage / des portraits professionnels / photographier un nouveau-né
    une agence web | agences web | agence web, web$, digital, seo$, referencement, communication, marketing, pub$, publicit | disponible ce mois-ci | un site vitrine | refaire un site internet / être mieux référencé / créer une boutique en ligne
    une imprimerie | imprimeries | imprim, print, reprograph | capable d’imprimer pour demain | mille dépliants | imprimer des cartes de visite / imprimer un livre
    un espace de coworking | espaces de coworking | cowork, bureaux partages | ouvert le week-end | un bureau au mois | travailler à la journée / louer une salle de réunion
    un toiletteur | toiletteurs | toilett, canin, chien | disponible cette semaine | un toilettage complet | toiletter un grand chien / faire éduquer un chiot
    une entreprise de pompes funèbres | entreprises de pompes funèbres | funer, funeb, obsequ, marbrer | disponible jour et nuit | des obsèques | organiser des obsèques / préparer un contrat obsèques
    `,
  ),
];
