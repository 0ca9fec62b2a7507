import { family } from './trade.ts';

/** Eating, staying, shopping, looking after oneself. */
export const QUOTIDIEN = [
  ...family(
    'table',
    `
    un restaurant | restaurants | restaurant, resto, brasserie, bistrot, bistro, gastronom, auberge, restauration | ouvert le dimanche soir | un repas complet pour deux | fêter un anniversaire en famille / un déjeuner d’affaires / manger des produits locaux
    une pizzeria | pizzerias | pizz | ouverte tard le soir | une bonne pizza | une soirée entre amis / emporter des pizzas pour dix personnes / manger une vraie pizza napolitaine
    une crêperie | crêperies | crep, galett | ouverte en continu | un repas de galettes | déjeuner avec des enfants / manger des galettes sans gluten / goûter un bon cidre
    un café | cafés | cafe$, salon de the, coffee | ouvert tôt le matin | un petit-déjeuner complet | travailler une heure au calme / un brunch le dimanche / goûter de vrais gâteaux maison
    un traiteur | traiteurs | traiteur, catering | disponible le week-end prochain | un buffet pour cinquante personnes | un repas de mariage / un cocktail d’entreprise / un buffet végétarien
    `,
  ),
  ...family(
    'bouche',
    `
    une boulangerie | boulangeries | boulang, fournil, boulange | ouverte le dimanche | une bonne baguette de tradition | du bon pain au levain / commander une galette des rois / acheter du pain sans gluten
    une pâtisserie | pâtisseries | patiss, cake | qui accepte une commande pour demain | un gâteau d’anniversaire | commander un gâteau d’anniversaire / une pièce montée de mariage / offrir de beaux macarons
    un chocolatier | chocolatiers | chocol, confiser | ouvert le dimanche | un coffret de chocolats | offrir des chocolats maison / un cadeau d’entreprise
    une boucherie | boucheries | bouch, charcut | ouverte le dimanche matin | une côte de bœuf pour quatre | acheter une viande locale / commander un rôti de fête
    un caviste | cavistes | cavist, cave$, caves$, vins$ | ouvert ce soir | une bonne bouteille à offrir | trouver des vins naturels / choisir le vin d’un mariage / participer à une dégustation
    `,
  ),
  ...family(
    'sejour',
    `
    un hôtel | hôtels | hotel | libre ce week-end | une nuit pour deux | un week-end en amoureux / un déplacement professionnel / venir en famille avec un chien
    une chambre d’hôtes | chambres d’hôtes | chambre d hote, chambres d hote, maison d hote, gite, bed and breakfast | libre ce week-end | une nuit avec petit-déjeuner | un séjour au calme / découvrir la région / un week-end à deux
    un camping | campings | camping | encore libre en août | une semaine en mobil-home | des vacances avec des enfants / planter une tente quelques nuits
    une agence de voyages | agences de voyages | agence de voyage, voyages$ | capable de réserver un départ cette semaine | un voyage sur mesure | organiser un voyage de noces / partir en circuit accompagné
    `,
  ),
  ...family(
    'beaute',
    `
    un coiffeur | coiffeurs | coiff, hair, capill | disponible aujourd’hui sans rendez-vous | une coupe avec couleur | réussir un balayage / couper des cheveux bouclés / une coiffure de mariage
    un barbier | barbiers | barbier, barber | ouvert le lundi | une taille de barbe | une taille de barbe soignée / un dégradé bien fait
    un institut de beauté | instituts de beauté | institut de beaut, esthetic, estheti, beaute, ongl, epil | libre cette semaine | un soin du visage | un soin du visage / une épilation durable / préparer sa peau avant un mariage
    un spa | spas | spa$, massage, bien etre, hammam | libre ce week-end | un massage d’une heure | offrir un massage / un moment de détente à deux
    une salle de sport | salles de sport | salle de sport, fitness, musculation, crossfit, coach sportif, pilates, yoga | ouverte tôt le matin | un abonnement au mois | reprendre le sport en douceur / être suivi par un coach / suivre des cours collectifs
    `,
  ),
  ...family(
    'commerce',
    `
    un fleuriste | fleuristes | fleur$, fleurs$, fleuris, floral | qui livre aujourd’hui | un beau bouquet | fleurir un mariage / faire livrer un bouquet / des fleurs de deuil
    une librairie | librairies | librair, livres$, bouquin | ouverte le lundi | une commande de livres scolaires | trouver des conseils de lecture / offrir un livre à un enfant / choisir une bande dessinée
    une bijouterie | bijouteries | bijou, joaill, horlog | capable de réparer un bijou avant samedi | une bague de fiançailles | choisir des alliances / faire réparer une montre / faire estimer des bijoux anciens
    un opticien | opticiens | optic, optique, lunett | capable de réparer des lunettes aujourd’hui | une paire de lunettes progressives | choisir des lunettes pour un enfant / essayer des lentilles / des lunettes de créateur
    un audioprothésiste | audioprothésistes | audio, audition | disponible cette semaine pour un réglage | une paire d’appareils auditifs | essayer un appareil auditif / faire régler un appareil
    une pharmacie | pharmacies | pharma, parapharm | ouverte tard le soir | un bilan de médication | louer un lit médicalisé / se faire vacciner / être conseillé en micronutrition
    un magasin de meubles | magasins de meubles | meubles$, literie, matelas, mobilier | qui livre cette semaine | un bon canapé | choisir un matelas / trouver une table en bois massif
    un magasin de vélos | magasins de vélos | velo, cycles$, bike | capable de réparer un vélo aujourd’hui | une révision complète | acheter un vélo électrique / faire réviser un vélo
    un pressing | pressings | pressing, blanchisser, laverie | capable de nettoyer un costume pour demain | le nettoyage d’une robe de mariée | nettoyer une robe de mariée / faire détacher un manteau
    `,
  ),
];

/** Law, money, homes, health. */
export const CONSEIL = [
  ...family(
    'droit',
    `
    un avocat | avocats | avocat, law$, juridi | disponible rapidement pour une convocation | une procédure de divorce | divorcer / contester un licenciement / préparer une succession
    un notaire | notaires | notair, notari | disponible ce mois-ci | un acte de donation | acheter un appartement / rédiger un testament / régler une succession
    un expert-comptable | experts-comptables | compta, fiscal, expertise | disponible avant la clôture | la comptabilité d’une petite société | créer une entreprise / tenir la comptabilité d’un commerce / déclarer des locations meublées
    un assureur | assureurs | assur, mutuelle | disponible après un sinistre | une assurance habitation | assurer une maison / assurer un jeune conducteur / choisir une mutuelle
    un conseiller en gestion de patrimoine | conseillers en gestion de patrimoine | patrimoi, gestion de fortune, placement, financ | disponible ce mois-ci | un bilan patrimonial | préparer la retraite / placer un héritage
    un courtier en crédit immobilier | courtiers en crédit immobilier | courti, credit$, pret$ | capable de répondre avant un compromis | un courtage | obtenir un prêt immobilier / renégocier un prêt
    un cabinet de conseil | cabinets de conseil | cabinet de conseil, conseil, consult, recrut, interim | disponible ce mois-ci | une mission de conseil | recruter un cadre / réorganiser une petite entreprise
    `,
  ),
  ...family(
    'immobilier',
    `
    une agence immobilière | agences immobilières | immobili, immo | capable d’estimer un bien cette semaine | la commission sur une vente immobilière | vendre une maison / faire gérer une location / estimer un appartement
    un syndic de copropriété | syndics de copropriété | syndic, copropri | capable de reprendre un immeuble ce trimestre | la gestion d’un immeuble de vingt lots | reprendre une copropriété mal gérée / gérer une petite copropriété
    un diagnostiqueur immobilier | diagnostiqueurs immobiliers | diagnosti | disponible cette semaine | les diagnostics d’un appartement | vendre un appartement / faire un audit énergétique
    `,
  ),
  ...family(
    'sante',
    `
    un dentiste | dentistes | dentis, dentair, dental, orthodont, implant | disponible aujourd’hui pour une rage de dents | une couronne | poser un implant / soigner un enfant qui a peur / un blanchiment
    un ostéopathe | ostéopathes | osteo | disponible rapidement pour un mal de dos | une séance | soulager un mal de dos / un bébé qui dort mal / récupérer après un marathon
    un kinésithérapeute | kinésithérapeutes | kine | qui prend de nouveaux patients | une séance | une rééducation du genou / une rééducation à domicile
    un médecin | médecins | medecin, medical, clinique, sante, chirurg, dermato | qui prend de nouveaux patients | une consultation | un suivi régulier / un certificat de sport
    un psychologue | psychologues | psy$, psycho, psychi, therap, hypno, sophro | disponible cette semaine | une séance | sortir d’un burn-out / accompagner un adolescent / arrêter de fumer
    un cabinet infirmier | cabinets infirmiers | infirm | disponible le week-end | des soins à domicile | des pansements à domicile / un suivi après une opération
    un podologue | podologues | podo | disponible cette semaine | une paire de semelles | des semelles de course / soigner un ongle incarné
    un diététicien | diététiciens | diet, nutri | disponible cette semaine | un suivi de trois mois | perdre du poids durablement / manger mieux avec du diabète
    un vétérinaire | vétérinaires | veterin | de garde le dimanche | une stérilisation de chat | vacciner un chiot / opérer un chat / soigner un lapin
    `,
  ),
];

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
