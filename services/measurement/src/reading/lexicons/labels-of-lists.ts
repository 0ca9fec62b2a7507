import { words } from './list.ts';

/** Words that open a label, a criterion or a tip in a list, a table or a heading: never the first word of a business name there. */
export const LABEL_WORDS = words(`
  prix tarif tarifs budget cout couts devis delai delais garantie garanties horaire horaires adresse adresses telephone contact contacts acces parking stationnement paiement reservation reservations
  conseil conseils astuce astuces remarque remarques note notes attention important precaution precautions rappel bilan resume conclusion synthese verdict analyse avis methode comparatif comparaison tableau classement selection criteres critere
  avantage avantages inconvenient inconvenients points point plus moins pros cons price prices cost costs tip tips summary notes practical before after budget hours address phone booking
  etape etapes step steps option options formule formules menu menus carte ambiance cuisine specialite specialites service services prestations prestation qualite experience certification certifications label labels assurance assurances aide aides financement subvention documents pieces
  calendrier visites visite inscription quartier secteur zone centre hyper-centre nord sud est ouest rive bon bonne petit petite grand grande gros grosse meilleur meilleure best cheap top mon ma mes votre vos notre nos
  diagnostic diagnostics urgence urgences entretien reparation depannage installation pose livraison transport materiel equipement structure structures duree frequence periode saison poste postes isolant exemple exemples type types modele format
  question questions reponse reponses source sources reference references lien liens site sites annuaire annuaires plateforme plateformes application applications
  agence agences independants independant reseaux reseau enseignes enseigne artisans artisan grandes grande large local locals buying networks chains
  verifiez demandez comparez evitez preferez privilegiez reservez comptez prevoyez choisissez pensez exigez gardez notez refusez testez appelez commandez
  mairie documents professionnels particuliers
`);

/** What a provider sells, when it opens a sentence: "Forfait AAC 1 390 €", "Menu Découverte". */
export const PRODUCT_WORDS = words(
  'forfait forfaits formule formules menu menus pack packs plan plans carte cartes abonnement abonnements offre offres seance seances cours stage stages atelier-decouverte coupe balayage soin soins consultation consultations garantie garanties livraison devis tarif tarifs prix option options label labels mention certificat diplome permis bilan audit diagnostic visite visites chambre chambres double doubles suite suites salle salles cabine cabines terrasse parking',
);

/** Table headings over a column of providers. */
export const PROVIDER_HEADINGS =
  /^(?:l |le |la |les )?(?:etablissements?|entreprises?|magasins?|noms?|adresses?|structures?|salles?|maisons?|installateurs?|prestataires?|cabinets?|artisans?|enseignes?|professionnels?|agences?|restaurants?|hotels?|boutiques?|commerces?|studios?|clubs?|ecoles?|centres?|praticiens?|medecins?|salons?|garages?|ateliers?|societes?|lieux?|tables?|cliniques?|fournisseurs?|concessions?|creches?|pharmacies?|notaires?|avocats?|etudes?|practices?|names?|company|companies|business|businesses|shops?|providers?|hotels?|venues?|places?|firms?|agency|options?|candidats?)(?: |$)/u;

/** Alone, or with other words where the word says nothing but a rank: "Notre rang", "Note (rang)". */
export const RANK_HEADINGS =
  /^(?:position|place|n ?°?|no|numero|top|#|ordre|pos)$|(?:^| )(?:rang|classement|podium|medailles?|palmares|rank|ranking|place finale|position finale|ordre de preference)(?: |$)/u;

/** Table headings under which "non" means that the provider takes nobody. */
export const TAKES_HEADINGS =
  /nouveaux|nouvelles|accepte|prend|disponib|ouvert|places?|new patients|accepting|available/u;

/** Headings and labels whose entries are advised against. */
export const AGAINST_HEADINGS =
  /^(?:a (?:eviter|fuir|proscrire|deconseiller|ecarter|oublier|bannir|rayer|laisser de cote)|(?:non|pas) (?:retenue?s?|recommandee?s?|conseillee?s?)|mauvaises? (?:adresses?|pistes?|idees?)|(?:les )?(?:adresses|noms|enseignes|entreprises)? ?(?:a eviter|a fuir)|je (?:vous )?deconseille|deconseilles?|deconseillees?|avoid|to avoid|not recommended|ceux que j ecarte|ecartes?)\b/u;

/** Headings and labels whose entries are closed or take nobody. */
export const CLOSED_HEADINGS =
  /^(?:fermes? (?:definitivement|pour de bon)|definitivement fermes?|n existent? plus|closed|permanently closed)\b/u;

/** Lines that list sources. */
export const SOURCE_HEADINGS =
  /^(?:sources?|references?|liens?|bibliographie|notes|webographie|pour aller plus loin|references? et sources|sources? consultees?|further reading|links?)(?: (?:utiles|consultees?|utilisees?|:)|\s*:|$)/u;
