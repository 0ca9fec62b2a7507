import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { enLettres } from '@agence/words/french';
import { IAS_LEAD, QUESTIONS_LEAD, REPONSES_VISEES } from '@agence/words/promises';
import type { Demande } from '../deposer/demande.ts';
import { ecrirePage, etapes, type Identite, lienContact } from './cadre.ts';
import { GROUPES } from './formulaire.champs.ts';

const ligne = (terme: string, valeur: string): Vue =>
  html`<dt>${terme}</dt>${valeur === '' ? html`<dd class="vide">non précisé</dd>` : html`<dd>${valeur}</dd>`}`;

const compris = (demande: Demande): Vue =>
  html`<dl class="compris">${GROUPES.flatMap(({ champs }) => champs).map(({ champ, label }) =>
    ligne(label, [demande[champ] ?? ''].flat().join(', ')),
  )}</dl>`;

const suite = ({ expediteur }: Identite, { site_web }: Demande, attend: boolean): Vue =>
  etapes([
    [
      fr`Nous préparons ${enLettres(QUESTIONS_LEAD)} questions`,
      site_web === null
        ? fr` que posent vos clients.`
        : fr` que posent vos clients, et nous lisons votre site une fois.`,
    ],
    [
      fr`Nous interrogeons des IA`,
      fr`, ${enLettres(IAS_LEAD)} au plus, plusieurs fois chacune : au moins ${enLettres(REPONSES_VISEES.diagnostic)} fois par question.`,
    ],
    [
      fr`Vous confirmez votre adresse`,
      html`${fr`, par le lien que nous vous envoyons depuis `}${expediteur}${attend ? fr` quand votre tour arrive. Si rien n'est arrivé dans dix jours, regardez dans les indésirables, puis écrivez-nous.` : fr` dès maintenant. Si rien n'est arrivé dans une heure, regardez dans les indésirables, puis écrivez-nous.`}`,
    ],
    [fr`Le diagnostic vous est envoyé`, fr` dès qu'il est prêt et que votre adresse est confirmée.`],
  ]);

/** The thanks for a request: how it was understood, and what happens next; `attend`: not today. */
export const pageMerci = (identite: Identite, demande: Demande, attend = false): string =>
  ecrirePage(identite, {
    titre: fr`Demande reçue`,
    description: fr`Votre demande de diagnostic est bien arrivée`,
    surtitre: fr`Demande reçue`,
    h1: fr`Merci, c'est bien reçu`,
    chapeau: html`${fr`Vous recevrez le diagnostic de `}${demande.entreprise}${fr` à l'adresse `}<b>${demande.email}</b>${attend ? fr`, dans les prochains jours : beaucoup de demandes sont arrivées avant la vôtre.` : fr`, le plus souvent dans la journée.`}`,
    sections: [
      {
        titre: fr`Ce que nous avons compris`,
        lire: html`${fr`Une erreur ? Écrivez à `}${lienContact(identite)}${fr` : nous reprendrons votre demande.`}`,
        corps: compris(demande),
      },
      { titre: fr`Et maintenant ?`, corps: suite(identite, demande, attend) },
    ],
  });
