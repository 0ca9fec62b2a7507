import { describeRule } from './describe-rule.ts';

const photo = { entreprise: 'Atelier Brumaire', ville: 'Rennes', metier: 'photographe' };
const sourdough = { entreprise: 'Le Fournil des Halles', ville: 'Niort', metier: 'boulangerie' };
const plumber = { entreprise: 'Plomberie Vasseur', ville: 'Lens', metier: 'plombier' };
const inn = { entreprise: 'Auberge du Moulin Bleu', ville: 'Beaune', metier: 'hôtel' };
const books = { entreprise: 'Librairie Les Grands Chemins', ville: 'Gap', metier: 'librairie' };
const kine = { entreprise: 'Kiné Santé Rempart', ville: 'Aurillac', metier: 'kinésithérapeute' };

describeRule(
  'R6. Any named provider, shop, practice, association or network that serves the need of the question, known or not, nearby or national.',
  [
    {
      says: 'prose by need, unknown providers introduced in many ways',
      client: photo,
      concurrents: ['Studio Vilaine'],
      question: 'Photographe pour un portrait professionnel à Rennes ?',
      answer: `Un portrait professionnel se prépare : tenue sobre, lumière douce, fond neutre. À Rennes, trois adresses sortent du lot.

La plus connue reste Studio Vilaine, quai Lamennais, dont le forfait de base (120 €) comprend trois images retouchées. Si vous préférez une séance en extérieur, Gwenola Hardy, qui a longtemps travaillé pour la presse, se déplace dans toute la métropole. Plus confidentiel, le studio Grain de Sel, caché au fond d'une cour de la rue de Saint-Malo, tire encore ses portraits à la chambre.

Pour les équipes de plus de dix personnes, on peut aussi faire appel à Image & Co, un collectif installé à Cesson.

Demandez toujours à qui appartiennent les fichiers.`,
      cited: ['Studio Vilaine', 'Gwenola Hardy', 'Grain de Sel', 'Image & Co'],
    },
    {
      says: 'a stall, a van, a farm',
      client: sourdough,
      concurrents: ['Maison Rullier'],
      question: 'Où acheter du pain bio à Niort ?',
      answer: `Le samedi, sous les halles, le banc de La Huche Bavarde vend des miches au petit épeautre (7 € le kilo). En semaine, Maison Rullier, avenue de Paris, cuit deux fournées de bio. Il y a aussi Le Fournil des Halles, rue Brisson, dont la tourte de seigle est remarquable, et la ferme des Trois Chênes, à Chauray, qui ouvre son fournil le vendredi soir.

Le pain bio se garde mieux dans un linge. Sur Too Good To Go, quelques paniers partent à 4 €.`,
      cited: ['La Huche Bavarde', 'Maison Rullier', 'Le Fournil des Halles', 'ferme des Trois Chênes'],
    },
    {
      says: 'national networks and a sole trader',
      client: plumber,
      concurrents: ['Engie Home Services'],
      question: 'Plombier à Lens pour un ballon d’eau chaude ?',
      answer: `Pour remplacer un ballon de 200 litres, prévoyez 900 à 1 400 € pose comprise.

- **Engie Home Services** : contrat national, délai d'une semaine.
- **Bruno Wallaert**, artisan à Liévin : seul, mais joignable le soir ; 950 € le ballon posé.
- **Hydro Confort 62** : spécialiste de l'Atlantic et du De Dietrich, garantie pièces et main-d'œuvre.

Les aides de l'Anah ne concernent que les chauffe-eau thermodynamiques. En cas de fuite de gaz, appelez GRDF au 0 800 47 33 33.`,
      cited: ['Engie Home Services', 'Bruno Wallaert', 'Hydro Confort 62'],
    },
    {
      says: 'directories, platforms, public bodies, labels are not businesses',
      client: kine,
      question: 'Trouver un kiné à Aurillac',
      answer: `1. **Doctolib** affiche les créneaux de dernière minute.
2. **Annuaire santé de l'Assurance maladie** : pour connaître le secteur.
3. **L'Ordre des masseurs-kinésithérapeutes** peut vous orienter.
4. **Centre hospitalier Henri-Mondor** : consultations externes sur ordonnance.
5. **PagesJaunes** et **Google Maps** pour les avis.`,
      cited: [],
    },
    {
      says: 'municipal facilities, museums and events do not count, the club does',
      client: { entreprise: 'Aqua Forme Corrèze', ville: 'Tulle', metier: 'aquagym' },
      concurrents: ['Les Bains du Pré'],
      question: 'Aquagym à Tulle ?',
      answer: `La piscine municipale de la Solane propose deux créneaux, mais ils sont complets. Les Bains du Pré ouvre trois cours en soirée, 12 € la séance. Le centre aquatique intercommunal d'Ussel est une autre piste, comme l'association Vague à l'Âme, qui loue un bassin le jeudi. Pendant le festival Nuits de Nacre, tout est fermé.`,
      cited: ['Les Bains du Pré', 'Vague à l’Âme'],
    },
    {
      says: 'booking sites, transport and monuments in a hotel answer',
      client: inn,
      concurrents: ['Hôtel de la Poste', 'Ibis Beaune'],
      question: 'Où dormir à Beaune ?',
      answer: `À deux pas des Hospices, l'Hôtel de la Poste garde un charme désuet (140 € la double). L'Auberge du Moulin Bleu, au bord de la Bouzaize, ne compte que neuf chambres ; petit-déjeuner au jardin. Les budgets serrés choisiront l'Ibis Beaune, près de l'autoroute, ou Le Lavoir, une maison d'hôtes de Savigny-lès-Beaune.

Sur Booking et Airbnb, comparez les frais de ménage. Le TER Mobigo relie Dijon en vingt minutes, et le musée du Vin se visite en une heure.`,
      cited: ['Hôtel de la Poste', 'Auberge du Moulin Bleu', 'Ibis Beaune', 'Le Lavoir'],
    },
    {
      says: 'publishers and authors are not shops',
      client: books,
      concurrents: ['Librairie Davagnier'],
      question: 'Où trouver des cartes de randonnée à Gap ?',
      answer: `Les cartes IGN au 1/25 000 se trouvent presque partout. La Librairie Davagnier tient tout le département, plus les topos de Glénat et du Club alpin français. Librairie Les Grands Chemins, rue Carnot, ajoute les guides d'occasion. Au Vieux Campeur livre en 48 heures, mais depuis Albertville.`,
      cited: ['Librairie Davagnier', 'Librairie Les Grands Chemins', 'Au Vieux Campeur'],
    },
    {
      says: 'the staff of a house is not another house',
      client: { entreprise: 'Salon Ondine', ville: 'Calais', metier: 'coiffeur' },
      concurrents: ['Tif & Nous'],
      answer: `- **Salon Ondine**, rue Royale : Sabrina Leclercq, coloriste depuis vingt ans, y reçoit le mardi et le jeudi. Balayage à 80 €.
- **Tif & Nous** : deux associées, Maud et Jade, produits végétaux, 65 €.`,
      cited: ['Salon Ondine', 'Tif & Nous'],
    },
    {
      says: 'software and tools used by a provider',
      client: { entreprise: 'Compta Sillon', ville: 'Agen', metier: 'expert-comptable' },
      concurrents: ['Cogep'],
      answer: `Compta Sillon travaille avec Pennylane et répond sous 24 heures ; 110 € par mois pour une EURL. Cogep, plus gros, impose Cegid et un interlocuteur par métier.`,
      cited: ['Compta Sillon', 'Cogep'],
    },
    {
      says: 'English prose with unknown providers',
      client: { entreprise: 'Bastide Bikes', ville: 'Bergerac', metier: 'bike hire' },
      concurrents: ['Dordogne Cycles'],
      question: 'Where can we hire e-bikes around Bergerac?',
      answer: `E-bikes are worth it here: the lanes climb more than you expect. Bastide Bikes, on the quay, rents Moustache and Giant models from €38 a day and delivers to campsites. If they are sold out, Dordogne Cycles has a smaller fleet but longer opening hours. For families, Pedal & Picnic (in Monbazillac) adds trailers and child seats, while Green Valley Rides runs a guided loop every Wednesday.

Book through the shop rather than GetYourGuide. SNCF trains take bikes outside rush hour.`,
      cited: ['Bastide Bikes', 'Dordogne Cycles', 'Pedal & Picnic', 'Green Valley Rides'],
    },
    {
      says: 'English list with bold heads and prose around',
      client: { entreprise: 'Quay Street Dental', ville: 'Brest', metier: 'dentist' },
      concurrents: ['Iroise Dental'],
      question: 'English-speaking dentist in Brest',
      answer: `A few practices in Brest have English speakers:

- **Iroise Dental** — three dentists, Saturday mornings, €70 for a check-up.
- **Dr Maëlle Kerbrat** — solo practice near the tram, speaks English and Spanish.
- **Rade Smile Clinic** — implants mostly; slower for emergencies.

**Before you go:** bring your EHIC card. Prices above €120 need a written estimate.`,
      cited: ['Iroise Dental', 'Dr Maëlle Kerbrat', 'Rade Smile Clinic'],
    },
  ],
);
