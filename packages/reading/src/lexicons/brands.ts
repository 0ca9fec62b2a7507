import { phrases, words } from './list.ts';

/** Labels, certificates and public schemes (R6): the ones that answers about French trades name. */
export const LABELS = phrases(`
  rge, qualibat, qualifelec, qualit enr, qualitenr, qualipac, qualipv, qualisol, qualibois, qualigaz, qualipluie, qualisr, qualirepar, pg, professionnel du gaz, irve, advenir, nf, nf a2p, nfa2p, a2p, ce, iso, iso 9001, iso 14001, qualiopi, ecocert, ab, bio, label rouge, aop, aoc, igp, imprim vert, pefc, fsc, refashion, eco artisan, eco-artisan, maitre artisan, artisan d art, epv, entreprise du patrimoine vivant, meilleur ouvrier de france, mof, maitre restaurateur, fait maison, tables et auberges de france, logis, clef verte, ecolabel, ecolabel europeen, french tech, handibat, silverbat, les pros de l accessibilite, qualitel, hqe, bbc, re2020, rt2012, dpe, cee, maprimerenov, maprimeadapt, ma prime adapt, ma prime logement decent, maprimerénov, ma prime renov, eco ptz, eco-ptz, cpf, ccmi, alur, hoguet, loi hoguet, tva, ptz, cesu, apa, pch, aah, cmg, paje, cmu, css, ald, amo, amc, ttc, ht, sav, ecole de conduite qualite, tourisme et handicap, accueil velo, qualite tourisme, zero dechet, pass sport, pass culture, cheque energie, cheque vacances, ancv, mon soutien psy, demeter, nature et progres, bleu blanc coeur, b corp, bcorp, goodyear, blake, acaced, decennale, dommage ouvrage, reach, rgpd, lcb, faq, siren, siret, kbis, k-bis, nac, vhd
`);

/** Makers and brands of equipment, named as such (R6): household names of the trades; everything else is read from the context. */
export const BRANDS = phrases(`
  bosch, siemens, de dietrich, thermor, sauter, chaffoteaux, ariston, vaillant, beretta, oertli, chappee, saunier duval, viessmann, frisquet, elm leblanc, atlantic, daikin, mitsubishi, mitsubishi electric, panasonic, toshiba, hitachi, samsung, lg, apple, iphone, ipad, huawei, xiaomi, google pixel, sony, canon, nikon, fujifilm, leica, face id, touch id, icloud, apple pay, google pay, airdrop, carplay, android auto, true tone, bluetooth, wifi, wi fi, nfc, microsoft, windows, android, dell, hp, lenovo, asus, epson, brother
  legrand, schneider, schneider electric, hager, wallbox, tesla, somfy, tyxal, delta dore, fichet, bricard, vachette, picard, heracles, mul t lock, yale, vakdji, velux, k line, kline, isover, knauf, rockwool, placo, steico, isonat, parex, weber, tollens, zolpan, sikkens, v33, farrow ball, grohe, hansgrohe, jacob delafon, geberit, roca, duravit
  peugeot, renault, citroen, dacia, volkswagen, audi, bmw, mercedes, toyota, ford, opel, fiat, nissan, hyundai, kia, volvo, puretech, gates, dayco, skf, valeo, bosal, michelin, continental, goodyear, bridgestone
  shimano, shimano steps, bafang, brose, yamaha, simplex, huret, mavic, sram, campagnolo, giant, trek, specialized, cannondale, btwin, moustache, gazelle, brompton
  essilor, bbgr, zeiss, hoya, varilux, ray ban, oakley, phonak, oticon, signia, starkey, widex
  vibram, omega, rolex, tag heuer, seiko, swatch, eta, sellita, miyota, cartier, tissot, longines, lip, yema
  loreal, l oreal, kerastase, wella, schwarzkopf, redken, olaplex, ghd, dyson, babyliss, clarins, payot, guinot, thalgo
  electrolux, beko, whirlpool, miele, smeg, neff, brandt, rosieres, liebherr, blum, hettich, egger, dekton, silestone, corian, neolith, caesarstone
  playmobil, duplo, lego, mattel, hasbro, smoby, toniebox, vtech, ravensburger, kapla, djeco, vilac, moulin roty
  probat, faema, la marzocco, baratza, eureka, la pavoni, delonghi, nespresso, chemex, v60, hario, bialetti, simonelli
  zodiac, hayward, desjoyaux liner, bayrol, pentair, renolit, alkorplan, steinway, yamaha, fender, gibson, stihl, husqvarna, honda, kubota, makita, dewalt, hilti, festool
  visa, mastercard, american express, amex, wi-fi, wifi, bluetooth, usb, netflix, spotify, kobido, madero, lpg, cellu m6, hydrafacial, endermologie
`);

/** What precedes a maker, a label, a tool or a technique rather than a provider, at the end of the words before it. */
export const EQUIPMENT_CUES =
  /(?:^|\s)(?:marque|marques|modele|modeles|chaudiere|chaudieres|poele|poeles|pompe|pompes|verres|montres?|moteurs?|pieces|materiel|produits?|peintures?|bornes?|panneaux|logiciels?|outils?|machines?|appareils?|four|fours|mouvement|mouvements|velos?|voitures?|tissus?|colorations?|shampoings?|gammes?|semelles?|gommes?|gomme en|cles?|serrures?|cylindres?|pneus?|casques?|boitier|boitiers|capteurs?|liner|liners|revendeur|agree|agrees|agreee|certifie|certifies|certifiee|labellise|labellises|labellisee|concessionnaire|distributeur|partenaire|label|labels|labellise par|la mention|mention|norme|normes|certification|certifications|certificat|brevet|brevets|diplome|diplomes|titulaire (?:de l|du|de la|d un)|methode|technique|protocole|rituel|soin|soins|massage|bonus|aide|aides|prime|programme|dispositif|pret|loi|contrat|formule|forfait|menu|offre|option|pack|cabine|salle|scenario|parfum|cuvee|vin|biere|fromage|recette|plat|version|film|livre|roman|album|chanson|conte|collection|brand|brands|model|engine|software|label|certified|using|ligne|navette|bus|tramway|licence|avis|note|etoile|etoiles|laser|lampe|robot|tondeuse|camera|style|epoque)(?: (?!chez |dans |apres |alors |vers |puis |mais |depuis |toujours )[a-z]{3,}(?:es|ales?|iques?|ables?|antes?|euses?))?(?: d[eu]s?| d| l| la| le| les| of)? ?$/u;

/**
 * Goods named by their maker without a preposition: "une dosette Le Chat", "les caissons allemands Nobilia". What shops sell
 * and workshops use, trade by trade, singular.
 */
export const GOODS = words(`
  piece dosette lessive motorisation caisson kit couette matelas oreiller sommier tissu papier colle enduit encre huile farine detergent desinfectant edition filtre batterie disque courroie amortisseur plaquette frein
  robinetterie mitigeur receveur paroi carrelage parquet vernis cire savon creme serum shampoing vaccin croquette medicament aliment jouet poupee console ordinateur imprimante tablette televiseur enceinte micro consommable
  fixation ski chaussure veste blouson gant botte raquette corde anche piano guitare harpe volet store portail alarme serveur messagerie profil menuiserie vitrage tuile ardoise membrane isolant laine ouate
  radiateur thermostat onduleur climatiseur split ballon cumulus adoucisseur verrou barillet interphone poussette couche biberon bonnet lunette maillot combinaison palme masque tuba chaussette pantalon pull jean montre bague collier parfum scooter vtt cartouche toner objectif trepied drone
`);
