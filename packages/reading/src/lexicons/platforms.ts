import { phrases } from './list.ts';

/**
 * Directories, marketplaces, booking, delivery and review platforms, social networks, comparison sites, tools (R6): the
 * best known ones in France by sector, from general knowledge of each market. Never businesses unless declared.
 */
export const PLATFORMS = phrases(`
  pages jaunes, pagesjaunes, google, google maps, google my business, google avis, maps, yelp, tripadvisor, trip advisor, trustpilot, avis verifies, foursquare, mappy, waze, bing, qwant, apple plans, apple maps, siri, chatgpt, gemini, perplexity
  doctolib, maiia, keldoc, medoucine, resalib, ameli, annuaire sante, sante fr, qare, livi, medadom, hellocare, mondocteur, therapeutes com, crenolibre, psychologies
  planity, treatwell, balinea, wecasa, kalendes, kiute, urban, simone
  booking, booking com, airbnb, abritel, expedia, hotels com, trivago, kayak, hostelworld, gites de france, gites fr, leboncoin vacances, vrbo, agoda, clevacances, homeaway, camping car park, park4night, campings com
  thefork, the fork, lafourchette, la fourchette, uber eats, ubereats, deliveroo, just eat, justeat, zenchef, guestonline, sunday, too good to go, opentable, resy, frichti, glovo, stuart, uber, bolt, heetch, g7, blablacar, getaround, ouicar
  leboncoin, le bon coin, vinted, ebay, amazon, cdiscount, rakuten, back market, backmarket, aliexpress, temu, etsy, wish, gens de confiance, facebook marketplace, marketplace, label emmaus, momox, selency, vestiaire collective, catawiki, le reuse
  seloger, se loger, logic immo, bien ici, pap, pap fr, meilleurs agents, meilleursagents, leboncoin immobilier, immoweb, rightmove, zoopla, green acres, green-acres, paruvendu, superimmo, jinka, castorus, opinion system, immodvisor
  malt, fiverr, upwork, codeur, codeur com, comet, 404works, creme de la creme, sortlist, clutch, agence web france, linkedin, viadeo, indeed, hellowork, welcome to the jungle, france travail, pole emploi, glassdoor
  mariages net, mariages, zankyou, weddingwire, 1001 salles, 1001salles, abc salles, bird office, privateaser, kactus, funbooker, get your guide, getyourguide, viator, tiqets, civitatis, wecandoo, klook, airbnb experiences, smartbox, wonderbox, groupon, billetweb, helloasso, weezevent, fever, shotgun, eventbrite
  habitatpresto, travaux com, travaux, quotatis, illicotravaux, mesdepanneurs, mesdépanneurs, houzz, allovoisins, yoojo, needhelp, stootie, frizbiz, hellocasa, monequerre, izi by edf, izi, starofservice, star of service, prontopro, bark, brigad, mister bricolage services, 123devis, companeo, devispresto, trouver mon artisan, artisans du batiment, depanneo, kelprof
  superprof, kelprofs, vroomvroom, vroom vroom, ornikar, en voiture simone, lepermislibre, le permis libre, permis a points, italki, preply, duolingo, babbel, busuu, memrise, rosetta stone, mosalingua, udemy, coursera, openclassrooms
  idgarages, id garages, vroomly, autobutler, allogarage, mister auto, oscaro, lacentrale, la centrale, autoscout24, aramisauto
  justifit, alexia, avocat fr, doctrine, meetlaw, captain contrat, legalstart, legalplace, pappers, societe com, infogreffe, verif com, monexpertcomptable
  monenfant, monenfant fr, yoopala, babysits, yoopies, top assmat, nounou top, le reseau des creches
  rover, animaute, holidog, dogwalker, petsitting
  trainline, sncf connect, sncf, blablabus, flixbus, omio, rome2rio, citymapper, geovelo, komoot, strava, alltrails, visorando, openrunner
  instagram, facebook, tiktok, pinterest, youtube, twitter, x, whatsapp, messenger, snapchat, telegram, reddit, quora, discord, nextdoor, forum, caradisiac, allocine, babelio, goodreads, sens critique
  place des libraires, placedeslibraires, placedeslibraires fr, leslibraires, leslibraires fr, chasse aux livres, abebooks, que choisir, ufc que choisir, 60 millions de consommateurs, les numeriques, capterra, appvizer, g2, getapp, product hunt, comparateur, lesfurets, lelynx, assurland, meilleurtaux comparateur, hellowatt, selectra, fournisseur energie
  wikipedia, openstreetmap, app store, google play, play store, google agenda, google ads, search console, google search console, google analytics
  wordpress, wix, shopify, prestashop, webflow, squarespace, woocommerce, drupal, figma, canva, mailchimp, brevo, hubspot, salesforce, pennylane, sage, cegid, quickbooks, tiime, indy, qonto, shine, stripe, paypal, sumup, zettle, lydia, alma, swile, edenred, ticket restaurant, zoom, teams, slack, notion, trello, excel, word, photoshop, lightroom
  la ruche qui dit oui, shopopop, cocolis, drivy, citiz, velib, blablacar daily, mobicoop, kard, mondial relay, relais colis, chronopost, colissimo, la poste
  deepl, google traduction, google translate, grammarly, midjourney, yescapa, wikicampers, costockage, jestocke, zilok, les cornichons, ouistock, goboat, click and boat, click&boat, samboat, gudog, animal angels, nannybag, spotahome, studapart, la carte des colocs, appartager, wimdu, packlink, shippypro, sendcloud, boxtal, geev, donnons, donnons org
  tontonvelo, velojoker, troc velo, troc-velo, sortiraparis, time out, timeout, eventbrite, petit fute, petit futé
`);

/** Words that, right before or after a name, say it is a platform, an application or a site. */
export const PLATFORM_NOUNS =
  'plateforme|plateformes|annuaire|annuaires|application|applications|appli|applis|app|apps|site|sites|portail|portails|portal|portals|comparateur|comparateurs|moteur de recherche|marketplace|place de marche|forum|forums|reseau social|reseaux sociaux|groupe facebook|page facebook|compte instagram|directory|directories|platform|platforms|website|websites|booking site';
