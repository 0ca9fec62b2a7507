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
