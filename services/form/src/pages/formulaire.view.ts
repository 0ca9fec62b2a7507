import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Champ, Faute, Saisie } from '../deposer/saisie.ts';
import { type Identite, lienContact } from './cadre.ts';
import { champ } from './champ.view.ts';
import { GROUPES, type Groupe } from './formulaire.champs.ts';

/** The data of a form: typed values, faults, and seal. */
export type Rempli = {
  readonly typed: Saisie;
  readonly fautes: readonly Faute[];
  readonly sceau: string;
};

const groupe = ({ legende, intro, champs }: Groupe, { typed, fautes }: Rempli): Vue => {
  const phrase = (name: Champ) => fautes.find((faute) => faute.champ === name)?.phrase;
  return html`<fieldset><legend>${legende}</legend><p class="intro">${intro}</p>
<div class="champs">${champs.map((field) => champ(field, typed[field.champ], phrase(field.champ)))}</div></fieldset>`;
};

/** What is kept, how long, and whom to write to. Code enforces each promise: the lead's fields, purge, erasure, limit. */
const donnees = (
  identite: Identite,
): Vue => html`<div class="donnees"><h3>Ce que nous faisons de ces informations</h3>
<p>${identite.nom}${fr` les utilise pour mesurer votre présence dans les réponses des IA et vous envoyer le résultat, à votre demande. Le nom, la ville, le métier, le site et les concurrents peuvent être transmis aux IA interrogées ; votre adresse e-mail, l'objet et votre message, jamais.`}</p>
<p>${fr`Elles sont gardées douze mois, puis effacées. Vous pouvez à tout moment les consulter, les corriger ou les faire effacer en écrivant à `}${lienContact(identite)}${fr`, et saisir la CNIL. Votre adresse IP n'est pas gardée : des empreintes en sont comptées, contre les envois en masse, pendant deux jours ou tant que votre demande attend son tour. Elle ne reste, trente jours, dans le journal de sécurité que si la limite d'envois est dépassée ou un lien falsifié.`}</p></div>`;

/** The form, empty or with its typed values. */
export const formulaire = (identite: Identite, rempli: Rempli): Vue =>
  html`<form action="/lead/" method="post" accept-charset="utf-8" novalidate>
<input type="hidden" name="formulaire" value=${rempli.sceau} />
<div class="pot" aria-hidden="true"><label for="fonction_2">Laissez ce champ vide</label>
<input id="fonction_2" name="fonction_2" type="text" tabindex="-1" autocomplete="off" /></div>
${GROUPES.map((group) => groupe(group, rempli))}
${donnees(identite)}
<div class="envoi"><button type="submit">Demander le diagnostic</button>
<p class="note">Gratuit et sans engagement. La mesure démarre dès l’envoi.</p></div>
</form>`;
