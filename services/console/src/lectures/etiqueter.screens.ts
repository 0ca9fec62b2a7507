import { passedOn } from '@agence/calls/reply';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { ReponseLue } from '@agence/proto/measurement/v1/readings';
import { type Champ, champs } from '../gestes/champs.ts';
import { ecranDe, ordonner } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { formulaire, tableau } from '../pages/vues.ts';

const CHAMPS: readonly Champ[] = [
  {
    nom: 'noms',
    type: 'lignes',
    label: fr`Entreprises recommandées`,
    vise: /^«|^Une étiquette/,
    aide: fr`Une par ligne, dans l'ordre où la réponse les recommande, le client compris ; rien si elle n'en recommande aucune.`,
  },
  {
    nom: 'recommande',
    label: fr`Le client est-il recommandé ?`,
    requis: true,
    vise: /^Dites /,
    choix: [
      ['', fr`Choisissez`],
      ['oui', fr`Oui`],
      ['non', fr`Non`],
    ],
  },
  {
    nom: 'place',
    label: fr`À quelle place ?`,
    vise: /^La place /,
    aide: fr`S'il est recommandé : 1 pour le premier nom.`,
  },
];

const CONSIGNE = fr`Lisez la réponse comme un acheteur, puis dites ce qu'elle recommande. Ce que notre lecture en a tiré ne se montre qu'après.`;
const CHOISIR = fr`Dites si le client est recommandé, oui ou non.`;

const placeDe = (position: number | undefined): string =>
  position === undefined ? fr`non recommandé` : fr`place ${position}`;

const noms = (all: readonly string[]): Vue =>
  all.length === 0 ? fr`aucune` : html`<ol>${all.map((nom) => html`<li>${nom}</li>`)}</ol>`;

const comparees = ({ etiquette, lu }: ReponseLue): Vue =>
  tableau(
    ['', 'Étiquette', 'Lecture'],
    [
      ['Client', placeDe(etiquette?.position), lu === undefined ? fr`réponse écartée` : placeDe(lu.position)],
      ['Entreprises', noms(etiquette?.noms ?? []), noms(lu?.noms ?? [])],
    ],
  );

const etiquetage = (visit: Visit, dit?: string): Vue => {
  const bouton = html`<div class="envoi"><button>${fr`Garder l'étiquette`}</button></div>`;
  return formulaire(visit, visit.path, [champs(CHAMPS, Object.fromEntries(visit.form), dit), bouton]);
};

const page = (visit: Visit, reponse: ReponseLue, dit?: string): Shown => {
  const { entreprise, question, modele, lignes, etiquette } = reponse;
  return ecran(visit, {
    titre: etiquette === undefined ? fr`Étiqueter une réponse` : fr`Réponse étiquetée`,
    chapeau: etiquette === undefined ? CONSIGNE : undefined,
    erreur: dit !== undefined,
    sections: [
      {
        titre: fr`Réponse`,
        lire: fr`${modele}, pour le client ${entreprise}`,
        corps: html`<p><b>${question}</b></p>
<blockquote>${lignes.map((ligne) => html`<p>${ligne}</p>`)}</blockquote>`,
      },
      etiquette === undefined
        ? { titre: fr`Étiquette`, corps: etiquetage(visit, dit) }
        : { titre: fr`Étiquette et lecture`, corps: comparees(reponse) },
    ],
  });
};

const montrer = async (visit: Visit, dit?: string): Promise<Shown> => {
  const { needs, compte, id } = visit;
  const read = needs.readings.call.lireReponse({ compte: compte.slug, reponse: id });
  return ecranDe(visit, await passedOn(read), (reponse) => page(visit, reponse, dit), '/console/');
};

/** A person labels an answer; the reading is shown once the label is kept. */
export const etiqueter: AccountScreen = {
  path: '/console/lectures/{id}/',
  show: (visit) => montrer(visit),
  send: async (visit) => {
    const { form, needs, compte, id } = visit;
    const refuser = async (dit: string) => ({ ...(await montrer(visit, dit)), status: STATUS.invalid });
    const recommande = form.get('recommande');
    if (recommande !== 'oui' && recommande !== 'non') return refuser(CHOISIR);
    const typed = (form.get('noms') ?? '').split('\n').map((nom) => nom.trim());
    const asked = {
      compte: compte.slug,
      reponse: id,
      noms: typed.filter((nom) => nom !== ''),
      position: recommande === 'oui' ? Math.trunc(Number(form.get('place'))) || 0 : undefined,
    };
    const answer = await ordonner(visit, () => passedOn(needs.readings.call.etiqueterReponse(asked)));
    return 'refusal' in answer && answer.refusal.kind === 'invalid'
      ? refuser(answer.refusal.sentence)
      : ecranDe(visit, answer, () => ({ to: visit.path }), visit.path);
  },
  reprendre: montrer,
};
