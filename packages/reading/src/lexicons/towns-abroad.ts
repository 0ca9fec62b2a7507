import { phrases } from './list.ts';

/**
 * Towns and communes outside France of which answers in French speak: French-speaking Switzerland and its larger towns, Wallonia,
 * Brussels and the larger towns of Flanders, Luxembourg, the larger towns of Quebec and those across the borders. From any atlas;
 * folded, hyphens as spaces, the article dropped, as the communes of France are listed.
 */
export const TOWNS_ABROAD: ReadonlySet<string> = new Set(
  phrases(`
  chaux de fonds, locle, neuchatel, bienne, biel, delemont, porrentruy, saignelegier, moutier, tramelan, fleurier, val de travers, val de ruz, boudry, colombier, peseux, cortaillod, landeron, marin epagnier, saint blaise, hauterive
  fribourg, gruyeres, romont, morat, estavayer le lac, villars sur glane, marly, givisiez, granges paccot, chatel saint denis, attalens, avry, dudingen, guin, charmey
  lausanne, renens, pully, prilly, ecublens, crissier, bussigny, morges, nyon, rolle, aubonne, vevey, montreux, villeneuve, aigle, ollon, leysin, yverdon, yverdon les bains, payerne, moudon, echallens, cossonay, lutry, cully, chexbres, epalinges, mont sur lausanne, chateau d oex, avenches, grandson, sainte croix, vallorbe, coppet, tour de peilz
  geneve, carouge, lancy, vernier, meyrin, onex, thonex, versoix, chene bougeries, chene bourg, plan les ouates, bernex, grand saconnex, satigny, veyrier, cologny, collonge bellerive, puplinge, troinex
  sion, sierre, martigny, monthey, saint maurice, conthey, verbier, crans montana, zermatt, brigue, brig, visp, viege, champery, saviese, ayent, nendaz, orsieres, bagnes, collombey, chalais, grone, saillon, vetroz, ardon
  bern, berne, thoune, thun, interlaken, bale, basel, soleure, solothurn, zurich, winterthour, winterthur, lucerne, luzern, zoug, zug, saint gall, schaffhouse, coire, chur, lugano, bellinzone, locarno, aarau, olten, langenthal, burgdorf, gstaad, davos
  bruxelles, ixelles, uccle, etterbeek, schaerbeek, saint gilles, anderlecht, molenbeek, woluwe saint pierre, woluwe saint lambert, auderghem, watermael boitsfort, evere, laeken, koekelberg, ganshoren, berchem sainte agathe, saint josse
  namur, andenne, dinant, ciney, rochefort, gembloux, philippeville, couvin, florennes, mettet, fosses la ville, sambreville, profondeville, walcourt, yvoir, assesse, gesves, eghezee, floreffe, hastiere, beauraing, havelange, somme leuze
  liege, seraing, herstal, verviers, huy, waremme, chaudfontaine, flemalle, grace hollogne, oupeye, eupen, malmedy, stavelot, theux, pepinster, dison, aywaille, esneux, hannut, amay, engis, neupre, sprimont, trooz, stoumont, trois ponts, waimes, aubel, welkenraedt, jalhay, hamoir, ferrieres, soumagne, fleron, saint nicolas, saint vith
  charleroi, mons, louviere, tournai, mouscron, ath, soignies, binche, thuin, chimay, peruwelz, lessines, enghien, leuze en hainaut, braine le comte, chatelet, fontaine l eveque, gosselies, jumet, gilly, marcinelle, courcelles, fleurus, saint ghislain, quaregnon, boussu, frameries, colfontaine, morlanwelz, ecaussinnes, comines warneton, beaumont, erquelinnes, gerpinnes, ham sur heure
  wavre, louvain la neuve, ottignies, nivelles, waterloo, braine l alleud, rixensart, tubize, jodoigne, genappe, hulpe, lasne, court saint etienne, villers la ville, perwez, grez doiceau, chaumont gistoux, rebecq
  arlon, bastogne, marche en famenne, libramont, virton, neufchateau, durbuy, roche en ardenne, saint hubert, bertrix, florenville, athus, aubange, messancy, houffalize, vielsalm, hotton, barvaux, paliseul, redu
  anvers, antwerpen, gand, gent, bruges, brugge, louvain, leuven, malines, mechelen, courtrai, kortrijk, ostende, oostende, ypres, hasselt, genk, alost, aalst, roulers, knokke, blankenberge, tongres, vilvorde, renaix
  luxembourg, esch sur alzette, differdange, dudelange, petange, ettelbruck, diekirch, strassen, bertrange, hesperange, mamer, mersch, echternach, remich, mondorf les bains, schengen, wiltz, vianden, clervaux, bettembourg, kayl, rumelange, belval
  montreal, laval, longueuil, gatineau, sherbrooke, trois rivieres, saguenay, chicoutimi, terrebonne, repentigny, drummondville, granby, rimouski, rouyn noranda, saint hyacinthe, saint jerome, brossard, boucherville, magog, victoriaville, sept iles, baie comeau, val d or, joliette, shawinigan, blainville, mirabel, gaspe, riviere du loup, thetford mines, moncton, ottawa
  kehl, fribourg en brisgau, freiburg, sarrebruck, saarbrucken, karlsruhe, lorrach, turin, torino, aoste, aosta, courmayeur, vintimille, ventimiglia, san remo, sanremo, menton, cuneo, coni, irun, hondarribia, fontarrabie, saint sebastien, san sebastian, bilbao, pampelune, jaca, figueras, figueres, gerone, girona, andorre la vieille, escaldes engordany, encamp, pas de la case, llivia, puigcerda, monaco, monte carlo, saint helier
`),
);
