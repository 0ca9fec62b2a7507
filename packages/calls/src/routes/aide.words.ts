import { fr } from '@agence/gesture';
import { enLettresMasculin } from '@agence/words/french';
import { LEADS_PAR_CLIENT, MAX_CLIENTS } from '@agence/words/promises';

/** What an agency receives. */
export const RECU = [
  fr`Un rapport par client et par mesure, avec votre nom, votre couleur et votre contact : qui les IA citent, dans quel ordre, question par question.`,
  fr`L'état de chaque question : à conquérir, à consolider ou acquise, avec le nombre de réponses derrière chaque chiffre.`,
  fr`Une page à publier après chaque mesure, écrite pour la question que vous avez choisie ou celle où le client perd le plus.`,
  fr`L'audit technique d'un site, quand vous le demandez : un nouveau document, aussi envoyé par e-mail.`,
  fr`Le diagnostic d'un prospect, une page à vos couleurs et sans aucune offre de notre part : ${enLettresMasculin(LEADS_PAR_CLIENT)} par client actif et par mois.`,
];

/** What an agency should know before it writes a program. */
export const A_SAVOIR = [
  fr`Ce qui coûte se fait en deux temps : sans « confirmer », l'appel dit ce qui se passerait et n'écrit rien ; avec « confirmer » à true, il est exécuté.`,
  fr`Une clé permet 600 appels par heure ; au-delà, la réponse est 429 et l'en-tête Retry-After dit quand revenir.`,
  fr`Un appel place ${MAX_CLIENTS} clients au plus ; un client se corrige une seule fois et son site s'audite une fois par jour.`,
  fr`Les questions préparées attendent votre validation 24 h ; ensuite la mesure démarre d'elle-même.`,
  fr`Chaque mesure suit la formule en place quand elle est lancée. Si elle donne moins de questions, celles où le client perd le plus restent posées et les autres sont au repos (« au_repos ») ; si elle en donne plus, celles qui manquent sont préparées aussitôt et posées dès la mesure suivante.`,
  fr`Un client retiré garde sa place 30 jours après son premier diagnostic ; il peut être repris.`,
  fr`Un prospect se diagnostique une fois en 30 jours et n'est jamais contacté ; un diagnostic qui échoue n'est pas compté.`,
  fr`La première mesure d'un client dure de quelques minutes à quelques heures, celle de chaque mois cinq jours : une lecture toutes les cinq minutes suffit.`,
  fr`Un lien est valable 30 jours à compter de sa lecture : remettez le document, pas le lien.`,
];
