import { describeRule } from './describe-rule.ts';

const vet = { entreprise: 'Clinique Vétérinaire du Faubourg', ville: 'Chambéry', metier: 'vétérinaire' };
const garage = { entreprise: 'Garage Lachenal', ville: 'Annecy', metier: 'garage' };
const resto = { entreprise: 'La Table de Solène', ville: 'Quimper', metier: 'restaurant' };
const agency = { entreprise: 'Agence Tilia', ville: 'Angers', metier: 'agence web' };
const sport = { entreprise: 'Form’Active', ville: 'Bourges', metier: 'salle de sport' };
const roof = { entreprise: 'Toitures Delcourt', ville: 'Amiens', metier: 'couvreur' };

describeRule('R2 (a) refusal, error, or “je n’ai pas d’information sur X”', [
  { says: 'no information', client: agency, question: 'Que penses-tu de l’Agence Tilia à Angers ?', answer: "Je ne dispose d'aucune information vérifiée sur l'Agence Tilia. Je vous invite à consulter son site, à demander deux références et à comparer trois devis.", cited: [] },
  { says: 'does not know', client: agency, question: 'L’Agence Tilia est-elle sérieuse ?', answer: "Désolé, je ne connais pas Agence Tilia et je ne peux pas vérifier ses avis en temps réel. Regardez ses mentions légales et l'ancienneté de l'entreprise.", cited: [] },
  { says: 'could not find', client: garage, question: 'Garage Lachenal Annecy horaires', answer: "Je n'ai pas trouvé d'horaires fiables pour le Garage Lachenal. Le plus simple est d'appeler avant de vous déplacer.", cited: [] },
  { says: 'English refusal', client: { entreprise: 'Harbour Dental', ville: 'Nice', metier: 'dentist' }, question: 'Is Harbour Dental any good?', answer: "I don't have reliable information about Harbour Dental, so I can't say whether it would suit you. Check recent reviews and ask for a written quote.", cited: [] },
  { says: 'refusal to recommend anybody', client: vet, answer: "Je ne peux pas recommander un cabinet vétérinaire en particulier. L'annuaire de l'Ordre national des vétérinaires permet de chercher par commune.", cited: [] },
  { says: 'error message', client: vet, answer: 'Une erreur est survenue. Veuillez réessayer.', cited: [] },
]);

describeRule('R2 (b) pure echo of the question (“vous cherchez une alternative à X”, “les concurrents de X”, “si vous quittez X”)', [
  { says: 'alternative', client: sport, concurrents: ['Berry Fitness'], question: 'Une alternative à Form’Active à Bourges ?', answer: 'Vous cherchez une alternative à Form’Active ? À Bourges, **Berry Fitness** propose un abonnement sans engagement à 29 € par mois.', cited: ['Berry Fitness'] },
  { says: 'competitors of', client: agency, concurrents: ['Studio Maine'], question: 'Quels sont les concurrents de l’Agence Tilia ?', answer: "Les principaux concurrents d'Agence Tilia à Angers sont :\n\n1. Studio Maine, spécialisé dans le e-commerce\n2. Pixel Anjou, plus orienté identité visuelle", cited: ['Studio Maine', 'Pixel Anjou'] },
  { says: 'leaving', client: sport, concurrents: ['Berry Fitness'], question: 'Je veux résilier Form’Active', answer: "Pour quitter Form'Active, envoyez une lettre recommandée ; le préavis est d'un mois. Ensuite, Berry Fitness peut vous accueillir dès le lendemain.", cited: ['Berry Fitness'] },
  { says: 'a competitor left by the question', client: sport, concurrents: ['Basic-Fit'], question: 'Salle autre que Basic-Fit à Bourges ?', answer: "Puisque Basic-Fit ne vous convient plus, regardez du côté de Form’Active, avenue du 8-Mai : petits groupes, coach présent, 39 € par mois.", cited: ['Form’Active'] },
  { says: 'instead of', client: resto, concurrents: ['Chez Tante Annick'], question: 'Où dîner à Quimper à la place de Chez Tante Annick ?', answer: "À la place de Chez Tante Annick, je réserverais à La Table de Solène, quai du Steir : menu à 34 €, produits de Cornouaille.", cited: ['La Table de Solène'] },
  { says: 'as well as X but elsewhere', client: roof, concurrents: ['Couverture Picarde'], question: 'Toitures Delcourt est complet, qui d’autre ?', answer: "Si Toitures Delcourt est complet, Couverture Picarde intervient sous une semaine dans toute l'agglomération d'Amiens.", cited: ['Couverture Picarde'] },
]);

describeRule('R2 (c) advice against, “à éviter”', [
  { says: 'je déconseille', client: garage, concurrents: ['Alpes Auto'], answer: "Pour les freins, Alpes Auto est sérieux. Je déconseille par contre le Garage Lachenal : trois avis récents parlent de pièces facturées et non posées.", cited: ['Alpes Auto'] },
  { says: 'à éviter after the name', client: garage, concurrents: ['Alpes Auto'], answer: "- Alpes Auto : devis clair, véhicule de prêt.\n- Garage Lachenal : à éviter, plusieurs litiges en cours.", cited: ['Alpes Auto'] },
  { says: 'section', client: garage, concurrents: ['Alpes Auto'], answer: "## À retenir\n- **Alpes Auto**, route de Genève\n\n## À éviter\n- **Garage Lachenal**, pour ses délais et ses factures\n", cited: ['Alpes Auto'] },
  { says: 'evitez', client: resto, concurrents: ['Le Quai Nord'], answer: 'Évitez La Table de Solène, qui accumule les avis négatifs depuis le changement de chef. Le Quai Nord, en revanche, sert une cuisine franche à prix doux.', cited: ['Le Quai Nord'] },
  { says: 'would leave aside', client: roof, concurrents: ['Couverture Picarde'], answer: "Couverture Picarde a répondu en deux jours avec un devis détaillé. Je ne ferais pas appel à Toitures Delcourt : plusieurs chantiers abandonnés sont signalés.", cited: ['Couverture Picarde'] },
  { says: 'not recommended in English', client: { entreprise: 'Harbour Dental', ville: 'Nice', metier: 'dentist' }, concurrents: ['Baie des Anges Dental'], answer: 'Baie des Anges Dental is the safer bet, with English-speaking staff. I would steer clear of Harbour Dental, which has had a string of billing complaints.', cited: ['Baie des Anges Dental'] },
  { says: 'not my choice, competitor', client: garage, concurrents: ['Alpes Auto'], answer: "Le Garage Lachenal fait l'unanimité pour l'entretien courant. Méfiez-vous d'Alpes Auto, dont les devis gonflent en cours de route.", cited: ['Garage Lachenal'] },
]);

describeRule('R2 (d) closed for good, struck off, takes no new customers, does not serve this place or this need', [
  { says: 'closed its doors', client: resto, concurrents: ['Le Quai Nord'], answer: "La Table de Solène a fermé ses portes en juin dernier. Pour une cuisine comparable, essayez Le Quai Nord.", cited: ['Le Quai Nord'] },
  { says: 'no new patients', client: vet, concurrents: ['Cabinet du Nivolet'], answer: "- Clinique Vétérinaire du Faubourg : ne prend plus de nouveaux clients depuis septembre.\n- Cabinet du Nivolet : rendez-vous sous huit jours.", cited: ['Cabinet du Nivolet'] },
  { says: 'does not travel there', client: roof, concurrents: ['Couverture Picarde'], answer: "Toitures Delcourt ne se déplace pas au-delà d'Amiens, donc pas à Abbeville. Couverture Picarde, elle, couvre toute la Somme.", cited: ['Couverture Picarde'] },
  { says: 'liquidation', client: garage, concurrents: ['Alpes Auto'], answer: "Le Garage Lachenal est en liquidation judiciaire depuis mars. Adressez-vous plutôt à Alpes Auto.", cited: ['Alpes Auto'] },
  { says: 'retired', client: vet, concurrents: ['Cabinet du Nivolet'], answer: "La Clinique Vétérinaire du Faubourg n'existe plus : le docteur a pris sa retraite. Le Cabinet du Nivolet a repris ses dossiers et reçoit sur rendez-vous.", cited: ['Cabinet du Nivolet'] },
  { says: 'stopped the activity', client: agency, concurrents: ['Studio Maine'], answer: "L'Agence Tilia a arrêté la création de sites pour ne garder que la formation. Pour un site vitrine, Studio Maine reste la référence, à partir de 2 800 €.", cited: ['Studio Maine'] },
  { says: 'moved is not closed', client: vet, answer: "La Clinique Vétérinaire du Faubourg, qui n'est plus faubourg Montmélian mais avenue de Lyon, reçoit sans rendez-vous le matin.", cited: ['Clinique Vétérinaire du Faubourg'] },
  { says: 'closed in August is a reservation', client: resto, answer: "La Table de Solène est fermée en août et le dimanche soir, mais c'est la meilleure cuisine du quartier ; 36 € le menu.", cited: ['La Table de Solène'] },
]);

describeRule('R2 (e) landmark (“en face de X”), customer reference, supplier', [
  { says: 'opposite', client: resto, concurrents: ['Le Quai Nord'], answer: "Le Quai Nord, juste en face de La Table de Solène, propose un menu du marché à 22 €.", cited: ['Le Quai Nord'] },
  { says: 'two steps from', client: garage, concurrents: ['Alpes Auto'], answer: "Alpes Auto se trouve à deux pas du Garage Lachenal, dans la zone de Vovray.", cited: ['Alpes Auto'] },
  { says: 'former premises', client: resto, concurrents: ['Le Quai Nord'], answer: "Le Quai Nord s'est installé dans les anciens locaux de La Table de Solène et sert jusqu'à 22 h.", cited: ['Le Quai Nord'] },
  { says: 'supplier of bread', client: { entreprise: 'Boulangerie Lestrade', ville: 'Albi', metier: 'boulangerie' }, concurrents: ['Bistro Lapérouse'], answer: "Le Bistro Lapérouse sert une assiette du jour à 15 €, avec le pain de la Boulangerie Lestrade.", cited: ['Bistro Lapérouse'] },
  { says: 'customer reference', client: resto, concurrents: ['Studio Maine'], answer: "Studio Maine, qui a refait le site de La Table de Solène, travaille surtout avec des restaurateurs ; à partir de 2 000 €.", cited: ['Studio Maine'] },
  { says: 'former employee', client: garage, concurrents: ['Alpes Auto'], answer: "Alpes Auto a été ouvert par un ancien chef d'atelier du Garage Lachenal ; la main-d'œuvre y est à 65 € de l'heure.", cited: ['Alpes Auto'] },
  { says: 'between two landmarks', client: vet, concurrents: ['Cabinet du Nivolet'], answer: "Le Cabinet du Nivolet est situé entre la gare et la Clinique Vétérinaire du Faubourg ; parking gratuit.", cited: ['Cabinet du Nivolet'] },
  { says: 'next to, in English', client: { entreprise: 'Harbour Dental', ville: 'Nice', metier: 'dentist' }, concurrents: ['Baie des Anges Dental'], answer: 'Baie des Anges Dental, two doors down from Harbour Dental, takes walk-ins before noon.', cited: ['Baie des Anges Dental'] },
]);

describeRule('R2 (f) source of information only (footnote, source list, “selon le guide de X”, link whose visible text does not name the business)', [
  { says: 'selon', client: roof, answer: "Selon Toitures Delcourt, une ardoise naturelle dure de 75 à 100 ans. Comptez 90 à 130 € le mètre carré posé.", cited: [] },
  { says: 'the guide of', client: { ...roof, site: 'toitures-delcourt.fr' }, answer: "D'après le guide publié par Toitures Delcourt, le démoussage se fait tous les cinq ans ([source](https://toitures-delcourt.fr/guide)).", cited: [] },
  { says: 'source list', client: { ...roof, site: 'toitures-delcourt.fr' }, answer: "Le démoussage coûte 15 à 30 € le mètre carré.\n\n**Sources**\n- Toitures Delcourt, « Entretenir son toit »\n- ADEME", cited: [] },
  { says: 'domain after a fact', client: { ...roof, site: 'toitures-delcourt.fr' }, answer: "Le démoussage coûte 15 à 30 € le mètre carré ([toitures-delcourt.fr](https://toitures-delcourt.fr/prix)).", cited: [] },
  { says: 'footnotes', client: { ...roof, site: 'toitures-delcourt.fr' }, answer: "Le démoussage coûte 15 à 30 € [1].\n\n[1] toitures-delcourt.fr\n[2] service-public.fr", cited: [] },
]);

describeRule('R2 (g) “à ne pas confondre avec X”', [
  { says: 'à ne pas confondre', client: garage, concurrents: ['Garage du Lac'], answer: "Le Garage du Lac (à ne pas confondre avec le Garage Lachenal) révise les diesels à partir de 160 €.", cited: ['Garage du Lac'] },
  { says: 'rien à voir', client: agency, concurrents: ['Studio Maine'], answer: "Studio Maine, rien à voir avec l'Agence Tilia, réalise des boutiques en ligne clés en main.", cited: ['Studio Maine'] },
]);
