import { words } from './list.ts';

/**
 * Common nouns for a kind of provider: what stands before a name ("la micro-crèche Pomme de Reinette") or says what the
 * named one is (", une épicerie du quartier"). From the headings of a French trade directory (alimentation, artisanat,
 * santé, droit, commerce, loisirs, services, hébergement), singular; English ones for answers written in English.
 */
export const KINDS = words(`
  restaurant resto bistrot bistro brasserie bar cafe pub taverne auberge creperie pizzeria trattoria traiteur food truck camion cantine rotisserie grill guinguette bouchon winstub estaminet table
  boulangerie boulanger patisserie patissier boucherie boucher charcuterie charcutier traiteur poissonnerie poissonnier fromagerie fromager cremerie cremier epicerie epicier primeur caviste cave vigneron domaine ferme maraicher producteur productrice
  chocolatier chocolaterie confiserie glacier torrefacteur torrefaction brulerie brasseur distillerie biscuiterie confiturier fruitiere
  hotel gite camping auberge villa chambre hote pension residence relais manoir domaine mas bastide lodge guesthouse riad hostel motel palace ecolodge appart-hotel aparthotel
  plombier plomberie chauffagiste electricien electricite serrurier serrurerie menuisier menuiserie charpentier charpente couvreur macon maconnerie peintre platrier carreleur vitrier ramoneur paysagiste jardinier elagueur pisciniste cuisiniste artisan artisane terrassier facadier isolation renovation ebeniste tapissier ferronnier metallier domoticien installateur installatrice poseur poseuse reparateur reparatrice depanneur depanneuse mecanicien mecanicienne carrossier garage garagiste concessionnaire
  medecin docteur cabinet clinique kine kinesitherapeute osteopathe dentiste orthodontiste dermatologue ophtalmologue pediatre gynecologue psychologue psychiatre psychotherapeute sophrologue hypnotherapeute naturopathe dieteticien dieteticienne nutritionniste orthophoniste podologue pedicure infirmier infirmiere sage-femme sagefemme pharmacie pharmacien veterinaire opticien optique audioprothesiste ambulance ambulancier ehpad polyclinique laboratoire
  avocat avocate notaire huissier etude expert comptable geometre architecte bureau courtier courtiere assureur assurance agence agent conseil conseiller conseillere banque syndic gestionnaire mandataire commissaire fiduciaire
  coiffeur coiffeuse salon barbier institut esthetique estheticienne spa onglerie manucure maquilleuse tatoueur tatoueuse tatouage massage masseur masseuse hammam parfumerie
  fleuriste jardinerie pepiniere librairie libraire bouquiniste papeterie disquaire bijouterie bijoutier joaillier horloger horlogerie maroquinerie cordonnier cordonnerie couturier couturiere couture retoucheur retoucherie pressing blanchisserie mercerie friperie chapelier galerie galeriste antiquaire brocanteur brocante encadreur luthier opticien boutique magasin enseigne chaine droguerie quincaillerie supermarche hypermarche animalerie toiletteur toiletteuse toilettage jouet concept store showroom outlet depot
  fablab tiers-lieu ressourcerie recyclerie repair makerspace cooperative amap drive ecole auto-ecole autoecole creche micro-creche microcreche centre academie institut formation formateur formatrice professeur prof association club studio salle ludotheque gym coach coache moniteur monitrice cinema
  agence studio freelance graphiste photographe videaste imprimeur imprimerie webmaster developpeur developpeuse redacteur redactrice traducteur traductrice editeur collectif cooperative scop startup prestataire societe entreprise groupe cabinet reseau maison atelier fabrique manufacture comptoir
  demenageur transporteur taxi vtc loueur location ambulance coursier nettoyage menage conciergerie securite gardiennage pompes funebres marbrier marbrerie imprimerie informatique
  guide loisir escape game karting bowling escalade plongee voile surf equitation centre equestre haras golf tennis accrobranche croisiere bateau vedette peniche
  artisan professionnel professionnelle specialiste independant independante indépendant praticien praticienne therapeute adresse enseigne equipe duo trio stand banc echoppe
  maitre-nageur bar-tabac garde-meuble kebab snack tabac rooftop cabaret discotheque mecano negociant negoce maroquinier sellier sellerie tanneur relieur relieuse doreur graveur vannier vanniere potier potiere ceramiste verrier souffleur coutelier armurier remouleur affuteur tisserand tisseuse brodeur brodeuse modiste matelassier rempailleur laqueur marqueteur joailliere horlogere forgeron marechal-ferrant bottier tailleur styliste costumier perruquier parfumeur savonnier savonnerie retoucheuse
  apiculteur apicultrice oleiculteur ostreiculteur eleveur eleveuse fermier fermiere vigneronne viticulteur brasseuse distillateur meunier conserverie huilerie chevrerie miellerie cidrerie biscuitier exploitation
  celebrant celebrante officiant officiante organisatrice sonorisateur interprete correctrice biographe genealogiste detective diagnostiqueur diagnostiqueuse topographe marchand marchande brocanteuse laverie accompagnatrice accompagnateur batelier skipper nourrice nounou orthoptiste chiropracteur etiopathe reflexologue acupuncteur homeopathe cardiologue rhumatologue chirurgien neurologue prothesiste ergotherapeute psychomotricien psychomotricienne praticienne doula conseillere mediateur mediatrice experte
  tailor seamstress dressmaker cobbler jeweller jeweler watchmaker locksmith carpenter builder roofer painter gardener landscaper vet groomer optician chiropractor physio physiotherapist osteopath psychologist therapist midwife nanny tutor instructor driver chauffeur cleaner mover cheesemonger fishmonger grocer chocolatier roaster deli gallery bookshop bookstore pharmacy notary solicitor attorney architect surveyor broker planner brewer winemaker distillery vineyard mechanic
  shop store bakery butcher garage clinic practice dentist doctor lawyer plumber electrician florist hairdresser barber hotel guesthouse inn agency company firm studio workshop school academy club gym guide tour operator estate agent accountant translator photographer caterer winery boutique farm cafe restaurant pub brewery network outfit provider
  arboriste elagueuse arboriculteur arboricultrice horticulteur horticultrice pepinieriste maraichere bergere berger chevrier chevriere champignonniere champignonniste cressonniere mareyeur mareyeuse ecailler ecaillere poissonniere saurisseur salaisonnier ostreicultrice mytiliculteur mytilicultrice pisciculteur pisciculture heliciculteur trufficulteur safranier liquoriste cidrier cidriculteur epiciere
  cremiere fromagere boulangere patissiere bouchere charcutiere tripier tripiere volailler volaillere rotisseur confiseur confiseuse nougatier limonadier confituriere chocolatiere torrefactrice sommelier sommeliere cuisiniere cuisinier traiteuse restauratrice restaurateur crepier crepiere pizzaiolo barista sandwicherie saladerie gaufrerie friterie buvette
  paillote bar-restaurant cafe-restaurant cafe-theatre restaurant-traiteur hoteliere hotelier aubergiste logeur roulotte yourte lodge-spa residence-hoteliere plombiere electricienne serruriere menuisiere charpentiere couvreuse zingueur zingueuse maconne peintre-decorateur platriere plaquiste carreleuse vitriere miroitier miroiterie ramoneuse frigoriste climaticien etancheur facadiere
  echafaudeur enduiseur cordiste demolisseur desamianteur foreur puisatier sourcier vidangeur assainisseur solier moquettiste parqueteur parqueteuse staffeur stucateur ornemaniste fumiste poelier cheministe storiste bacheur ferronniere chaudronnier soudeur soudeuse metalliere tourneur fraiseur ajusteur usineur rectificateur bobinier cloturiste
  pisciniers spa-piscine ascensoriste antenniste domoticienne alarmiste videosurveilleur carrossiere peintre-carrossier tolier garagiste-auto motociste velociste veliste cycliste-reparateur remorqueur depanneuse-remorqueuse casse-auto demolisseur-auto controleur-technique tapissiere sellier-garnisseur pneumaticien preparateur-auto laveur-auto convoyeur autocariste ambulanciere taxiteur vetetiste echographiste radiologue gastro-enterologue endocrinologue
  allergologue oncologue urologue nephrologue geriatre stomatologue angiologue phlebologue pneumologue oculariste mesotherapeute algologue posturologue podo-orthesiste orthesiste bandagiste hypnologue psychanalyste psychopraticien psychopraticienne art-therapeute musicotherapeute equitherapeute kinesiologue magnetiseur magnetiseuse energeticien energeticienne rebouteux aromatherapeute herboriste herboristerie iridologue sexologue
  conseiller-conjugal puericultrice garde-malade parodontiste implantologue denturologiste prothesiste-dentaire comportementaliste dresseuse educateur-canin educatrice marechale pet-sitter dog-sitter chatterie pension-canine chenil refuge-spa osteo huissiere commissaire-priseur expert-comptables experte-comptable comptabilite fiscaliste juriste conciliateur chasseur-immobilier chasseuse domiciliataire assureuse banquier banquiere cabinet-conseil
  recruteur recruteuse economiste urbaniste paysagiste-concepteur decorateur decoratrice dessinateur dessinatrice infographiste webdesigner designer illustrateur illustratrice calligraphe typographe serigraphe serigraphie reprographe reprographie faconnier relieur-doreur enseigniste signaleticien photograveur dronistes dronist telepilote portraitiste community-manager concepteur conceptrice stenotypiste ecrivain-public
  secretaire-independante transcriptrice conferencier consultante consultant visagiste barbiere perruquiere manucuriste prothesiste-ongulaire maquilleur perceur pierceur pierceuse estheticien bronzeur barbershop barber-shop ongliere parfumeuse opticienne lunetier lunetiere bijoutiere gemmologue sertisseur bottiere cordonniere maroquiniere gantier gantiere chapeliere corsetiere lingere
  stoppeuse tricoteuse dentelliere teinturier teinturiere lavandiere repasseuse blanchisseur tisserande feutriere costumiere papetier papetiere encadreuse doreuse rempailleuse canneur canneuse vernisseur laqueuse luthiere archetier archetiere accordeur accordeuse organier chineuse commissionnaire numismate philateliste taxidermiste maquettiste couteliere remouleuse
  armuriere ferrailleur ferrailleuse debarrasseur vide-maison chiffonnier dj animateur-dj magicien magicienne conteur conteuse marionnettiste maitres-nageurs entraineur entraineuse preparateur-physique coach-sportif moniteur-guide guide-conferencier guide-conferenciere loueuse skippeur patron-pecheur bateliere croisieriste affreteur voyagiste tour-operateur nettoyeur nettoyeuse laveur laveuse aide-menagere
  jardinier-paysagiste bricoleur bricoleuse deratiseur desinsectiseur desinfecteur taupier piegeur transporteuse coursiere cyclo-logisticien transitaire rhumerie vinotheque oenotheque bierotheque gastropub steakhouse izakaya cevicheria ludotheque-cafe escape-game laser-game trampoline-park paintball karting-club centre-equestre poney-club conservatoire-prive studio-photo phototheque grande-surface superette discounter
  garden-center solderie destockeur destockage depot-vente vide-dressing materiautheque tissutheque bricotheque outiltheque epicerie-vrac wholesaler grossiste fournisseur distributeur-local revendeur importateur metayer dog-groomer petsitter farrier saddler tanner upholsterer framer bookbinder piano-tuner tiler plasterer glazier chimney-sweep handyman welder blacksmith
  ironmonger greengrocer baker confectioner winebar bnb campsite glampsite boatyard outfitter sailmaker tattooist beautician nail-bar launderette laundry dry-cleaner milliner shoemaker goldsmith silversmith auctioneer conveyancer bookkeeper auditor recruiter interpreter videographer undertaker childminder babysitter trainer gymnasium dojo
  riding-school kennel cattery dealership bodyshop garage-owner
`);

/** Kinds that open a person's title: the person is the practice. */
export const TITLES = words(
  'docteur docteure docteurs docteures dr drs dre maitre maitres mtre me professeur professeure pr',
);

/** First words of many signs: a name that begins with one is very likely a business. */
export const SIGN_OPENERS = words(`
  chez maison villa hotel auberge atelier ateliers studio studios garage cabinet clinique librairie boulangerie patisserie boucherie fromagerie cremerie chocolaterie brulerie cave caves
  ferme domaine mas bastide chateau relais gite camping brasserie bistrot bistro restaurant creperie pizzeria cafe bar comptoir epicerie table taverne grill
  institut salon espace centre ecole academie club agence groupe etude pharmacie optique cordonnerie bijouterie horlogerie imprimerie menuiserie ebenisterie serrurerie plomberie electricite peinture
  maconnerie couverture toiture toitures jardins jardin cycles auto-ecole ets etablissements cooperative collectif compagnie galerie fleurs pepinieres traiteur saveurs
  docteur dr maitre me escape selarl scp sarl transports taxis ambulances demenagements piscines cuisines
`);

/** Last words of many firm names. */
export const SIGN_CLOSERS = words(`
  services service conseil conseils consulting solutions immobilier immo habitat avocats associes notaires expertise audit finance financements patrimoine assurances courtage
  digital web media communication design production studio studios prod photo photographie video print imprimerie
  traiteur patisserie boulangerie coiffure beaute esthetique spa fitness forme sport yoga pilates danse
  plomberie chauffage electricite elec energie energies renovation batiment construction habitat isolation toiture toitures couverture menuiserie peinture decoration deco jardins paysage paysages piscines
  auto autos automobiles motos cycles velo velos depannage transports demenagement demenagements nettoyage proprete securite informatique formation formations conduite permis
  optique dentaire osteopathie kine veterinaire
  clinic practice dental smile law legal bikes rides rentals hire trips adventures classes cooking garden gardens house inn lodge suites wines cellar bakery kitchens cycles repairs plumbing electric heating roofing
  cie co company agency group shop store kitchen tours travel homes properties search financial care
`);

const NOT_KINDS = words(
  'loterie batterie galerie serie maconnerie-generale tuyauterie literie argenterie lingerie-fine plaisanterie sonnerie hotellerie sucrerie gendarmerie mairie dechetterie decheterie',
);

/** The kinds with their plurals, so that a word need not be made singular to be asked about. */
const ONE_OR_MANY: ReadonlySet<string> = new Set(
  [...KINDS].flatMap((kind) => [kind, `${kind}s`, `${kind}x`]),
);

/** A French word in "-erie" names a trade or its shop. */
const namesTrade = (word: string): boolean =>
  (word.endsWith('erie') || word.endsWith('eries')) &&
  /^[a-z]{3,}eries?$/u.test(word) &&
  !NOT_KINDS.has(word.replace(/s$/u, ''));

/** True for a kind of provider, singular or plural. */
export const isKind = (word: string): boolean => ONE_OR_MANY.has(word) || namesTrade(word);
