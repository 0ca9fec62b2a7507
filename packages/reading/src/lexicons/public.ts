import { phrases, words } from './list.ts';

/** Public bodies, agencies, services, emergency lines, professional orders, unions (R6), by their usual names and acronyms. */
export const PUBLIC_BODIES = phrases(`
  anah, ademe, adil, anil, caf, cpam, ars, urssaf, insee, dgccrf, dreal, ddpp, ddt, cnil, csa, cci, cma, cnam, msa, mdph, ccas, dreets, inpi, inao, ofii, crous, afnor, anct, has, orias, acpr, amf, banque de france, bpifrance, bpi france, tracfin
  france renov, france renov', france travail, france services, mairie, prefecture, assurance maladie, l assurance maladie, securite sociale, service public, service public fr, ameli, impots gouv, enedis, grdf, edf, engie, veolia, action logement, agefiph, pole emploi, mission locale, cap emploi, apec
  samu, sos amitie, suicide ecoute, allo enfance en danger, alcool info service, france victimes, samu social, pompiers, police, gendarmerie, police secours, sos medecins, centre antipoison, croix rouge, securite routiere, la securite routiere, ants, education nationale, unesco
  chambre de commerce, chambre de metiers, chambre des metiers, chambre des notaires, chambre d agriculture, ordre des medecins, ordre des avocats, ordre des architectes, ordre des experts comptables, l ordre, ordre, barreau, conseil de l ordre, federation, syndicat, unis, fnaim, snpi, capeb, ffb, fftl, ffessm, padi, cgp, cncef, medef, cpme, u2p, cnb, unapl, umih, gni
  ratp, sncf, ter, tcl, tan, tam, tisseo, ilevia, star, tbm, rtm, transpole, cts, vcub, velib, bibus, navibus, tgv, rer
  inc, adil, orias, csn, oga, udaf, afpa, greta, cned, cnfpt, cnam, onisep, cio, pmi, ram, rpe, relais petite enfance, office de tourisme, l office de tourisme, tourist office, parc naturel regional, conservatoire du littoral, onf
  region, departement, metropole, agglomeration, communaute de communes, communaute d agglomeration, conseil regional, conseil departemental, etat, l etat, ville, commune, union europeenne, europe, ministere
  meteo france, meteofrance, archives departementales, archives municipales, archives nationales,
  caue, umih, ddpp, ddtm, ddets, draaf, drac, ddfip, sdis, cerema, inrae, ifremer, cnrs, inserm, anses, ansm, efs, arcep, hatvp, cofrac, cnpp, cnaps, cstb, consuel, promotelec, franceagrimer, agence bio, interbev, interfel, cniel, civc, bivb, civb, interloire, afidol, fnsea, fnab, inao, cma france, visale, carsat, cramif, unedic, agirc arrco, sacem, sacd, spre, bloctel, signalconso, clcv, cnl, cfdt, cgt, cftc, unsa, confederation paysanne, jeunes agriculteurs, familles rurales, france alzheimer, upp, ufc, alec, valdelia, ecomaison, eco mobilier, citeo, corepile, cyclevia, refashion, secours populaire, secours catholique, banque alimentaire, francetravail, urssaf, onac, fongecif, transitions pro, agefice, fifpl, opco, opco ep, akto, afdas, constructys, uniformation, ocapiat, opcommerce
  centre pompidou, centre pompidou metz, mucem, louvre, louvre lens, quai branly, grand palais, petit palais, palais de tokyo, lascaux, lascaux iv, grotte chauvet, chauvet 2, pont du gard, oceanopolis, nausicaa, cite des sciences, cite du vin, cite de l espace, hospices de beaune, philharmonie, zenith, palais des congres, palais des sports, comedie francaise, mont saint michel, tour eiffel
  caue, ddtm, drac, draaf, fredon, lpo, cidff, sdjes, ddets, carsat, agirc arrco, cipav, fafcea, opco, visale, agefice, fondation 30 millions d amis, 30 millions d amis, fondation du patrimoine, loca pass, medaf, chuv, epide, sidel, ufcv, capeb, spa, louvre, centre pompidou, musee d orsay, orsay, mucem, grand palais, petit palais, grande halle, palais des congres, futuroscope, puy du fou, cite des sciences, odg, interprofession, interbev, civb, bivb, civc, inter rhone
  ehic, ghic, nhs, eu, british consulate, embassy, consulate, town hall, tourist information
`);

/** A name that opens with one of these belongs to a public body, a museum, a monument, an order, a union or an event (R6). */
export const PUBLIC_OPENERS = words(`
  mairie prefecture ministere region departement metropole agglomeration communaute conseil chambre ordre barreau federation syndicat union confederation office agence-nationale direction
  conservatoire archives mediatheque bibliotheque ludotheque musee museum monument cathedrale basilique eglise abbaye chapelle hopital chu chr ehpad-public prefecture tribunal lycee college universite faculte ecole-nationale
  gare aeroport stade piscine gymnase centre-aquatique aquaparc parking parc-relais halles marche foire salon festival fete journees journee nuit biennale carnaval grande-parade concours prix trophee coupe championnat
  ter rer tgv sncf bus tramway metro navette ligne autoroute nationale departementale
  crous caf cpam adil cci cma urssaf relais-petite-enfance point-accueil guichet service caserne commissariat gendarmerie police samu sdis
  camping-municipal creche-municipale maison-des-habitants maison-de-quartier maison-des-associations mjc ccas maison-de-justice maison-du-tourisme maison-du-velo point-justice france-services
`);

/** A name that closes with one of these: a school of the State, a grouping of communes, its tourist office. */
export const PUBLIC_CLOSERS = words(
  'university universite metropole agglo agglomeration communaute intercom tourisme tourism council municipality museum library hospital cathedral',
);

/** Said of a facility, these say that a public body runs it. */
export const PUBLIC_MARKS =
  /\b(?:municipal|municipale|municipaux|municipales|intercommunal|intercommunale|departemental|departementale|communal|communale|communautaire|metropolitain|metropolitaine|public|publique|de la ville|de la mairie|de la commune|de la metropole|de l agglomeration|de l agglo|des habitants|de la region|hospitalier|hospitaliere|hospitaliers|universitaire|groupe scolaire|cite scolaire|consulaire|du departement|de l etat|national de|nationale des|nationale de|national des|regional de|regionale de|regionale des|council|municipality|maison (?:de|du|des) (?:la |l |les )?(?:justice|droit|emploi|habitat|associations|tourisme|jeunes|quartier|region|parc|environnement|solidarites?|services|patrimoine|aines|adolescents|personnes|consommateurs?|citoyens?|france))\b/u;
