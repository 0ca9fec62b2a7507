import { family } from './trade.ts';

/** Law, money, homes, health. */
export const CONSEIL = [
  ...family(
    'droit',
    `
    un avocat | avocats | avocat, law$, juridi | disponible rapidement pour une convocation | une procédure de divorce | divorcer / contester un licenciement / préparer une succession
    un notaire | notaires | notair, notari | disponible ce mois-ci | un acte de donation | acheter un appartement / rédiger un testament / régler une succession
    un expert-comptable | experts-comptables | compta, fiscal, expertise | disponible avant la clôture | la comptabilité d’une petite société | créer une entreprise / tenir la comptabilité d’un commerce / déclarer des locations meublées
    un assureur | assureurs | assur, mutuelle | disponible après un sinistre | une assurance habitation | assurer une maison / assurer un jeune conducteur / choisir une mutuelle
    un conseiller en gestion de patrimoine | conseillers en gestion de patrimoine | patrimoi, gestion de fortune, placement, financ | disponible ce mois-ci | un bilan patrimonial | préparer la retraite / placer un héritage
    un courtier en crédit immobilier | courtiers en crédit immobilier | courti, credit$, pret$ | capable de répondre avant un compromis | un courtage | obtenir un prêt immobilier / renégocier un prêt
    un cabinet de conseil | cabinets de conseil | cabinet de conseil, conseil, consult, recrut, interim | disponible ce mois-ci | une mission de conseil | recruter un cadre / réorganiser une petite entreprise
    `,
  ),
  ...family(
    'immobilier',
    `
    une agence immobilière | agences immobilières | immobili, immo | capable d’estimer un bien cette semaine | la commission sur une vente immobilière | vendre une maison / faire gérer une location / estimer un appartement
    un syndic de copropriété | syndics de copropriété | syndic, copropri | capable de reprendre un immeuble ce trimestre | la gestion d’un immeuble de vingt lots | reprendre une copropriété mal gérée / gérer une petite copropriété
    un diagnostiqueur immobilier | diagnostiqueurs immobiliers | diagnosti | disponible cette semaine | les diagnostics d’un appartement | vendre un appartement / faire un audit énergétique
    `,
  ),
  ...family(
    'sante',
    `
    un dentiste | dentistes | dentis, dentair, dental, orthodont, implant | disponible aujourd’hui pour une rage de dents | une couronne | poser un implant / soigner un enfant qui a peur / un blanchiment
    un ostéopathe | ostéopathes | osteo | disponible rapidement pour un mal de dos | une séance | soulager un mal de dos / un bébé qui dort mal / récupérer après un marathon
    un kinésithérapeute | kinésithérapeutes | kine | qui prend de nouveaux patients | une séance | une rééducation du genou / une rééducation à domicile
    un médecin | médecins | medecin, medical, clinique, sante, chirurg, dermato | qui prend de nouveaux patients | une consultation | un suivi régulier / un certificat de sport
    un psychologue | psychologues | psy$, psycho, psychi, therap, hypno, sophro | disponible cette semaine | une séance | sortir d’un burn-out / accompagner un adolescent / arrêter de fumer
    un cabinet infirmier | cabinets infirmiers | infirm | disponible le week-end | des soins à domicile | des pansements à domicile / un suivi après une opération
    un podologue | podologues | podo | disponible cette semaine | une paire de semelles | des semelles de course / soigner un ongle incarné
    un diététicien | diététiciens | diet, nutri | disponible cette semaine | un suivi de trois mois | perdre du poids durablement / manger mieux avec du diabète
    un vétérinaire | vétérinaires | veterin | de garde le dimanche | une stérilisation de chat | vacciner un chiot / opérer un chat / soigner un lapin
    `,
  ),
];
