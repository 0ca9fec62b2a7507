import { opened } from '@agence/calls/reply';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { ReponseLue } from '@agence/proto/measurement/v1/readings';
import { type Champ, champs, fauteDe } from '../gestes/champs.ts';
import { ordonner, refus } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { resumeDesErreurs } from '../pages/erreurs.view.ts';
import { caches } from '../pages/formulaire.ts';

const PATH = '/console/lectures/{id}/';
const ici = ({ id }: Visit): string => PATH.replace('{id}', id);

const CHAMPS: readonly Champ[] = [
  {
    ...{ nom: 'noms', type: 'lignes', label: fr`Entreprises recommandées`, vise: /^«|^Une étiquette/ },
    aide: fr`Une par ligne, dans l'ordre où la réponse les recommande, le client compris ; rien si elle n'en recommande aucune.`,
  },
  {
    ...{ nom: 'recommande', label: fr`Le client est-il recommandé ?`, requis: true, vise: /^Dites / },
    choix: [
      ['', fr`Choisissez`],
      ['oui', fr`Oui`],
      ['non', fr`Non`],
    ],
  },
  {
    ...{ nom: 'place', label: fr`À quelle place ?`, vise: /^La place / },
    aide: fr`S'il est recommandé : 1 pour le premier nom.`,
  },
];

const CONSIGNE = fr`Lisez la réponse comme un acheteur, puis dites ce qu'elle recommande. Ce que notre lecture en a tiré ne se montre qu'après.`;
const CHOISIR = fr`Dites si le client est recommandé, oui ou non.`;

const placeDe = (position: number | undefined): string =>
  position === undefined ? fr`non recommandé` : fr`place ${position}`;

const liste = (noms: readonly string[]): Vue =>
  noms.length === 0 ? fr`aucune` : html`<ol>${noms.map((nom) => html`<li>${nom}</li>`)}</ol>`;

/** The label beside the reading, once there is one. */
const comparees = ({ etiquette, lu }: ReponseLue): Vue =>
  html`<table><thead><tr><td></td><th scope="col">Étiquette</th><th scope="col">Lecture</th></tr></thead><tbody>
<tr><th scope="row">Client</th><td data-titre="Étiquette">${placeDe(etiquette?.position)}</td><td data-titre="Lecture">${lu === undefined ? fr`réponse écartée` : placeDe(lu.position)}</td></tr>
<tr><th scope="row">Entreprises</th><td data-titre="Étiquette">${liste(etiquette?.noms ?? [])}</td><td data-titre="Lecture">${liste(lu?.noms ?? [])}</td></tr></tbody></table>`;

const formulaire = (visit: Visit, dit?: string): Vue => {
  const faute = dit === undefined ? undefined : fauteDe(CHAMPS, dit);
  const erreurs = dit === undefined ? [] : [{ dit, champ: faute?.nom }];
  return html`${resumeDesErreurs(erreurs)}<form method="post" action=${ici(visit)}>${caches(visit.jeton)}${champs(CHAMPS, Object.fromEntries(visit.form), faute)}<div class="envoi"><button>${fr`Garder l'étiquette`}</button></div></form>`;
};

const page = (visit: Visit, reponse: ReponseLue, dit?: string): string => {
  const { entreprise, question, modele, lignes, etiquette } = reponse;
  const titre = etiquette === undefined ? fr`Étiqueter une réponse` : fr`Réponse étiquetée`;
  const chapeau = etiquette === undefined ? CONSIGNE : undefined;
  const sections = [
    {
      titre: fr`Réponse`,
      lire: fr`${modele}, pour le client ${entreprise}`,
      corps: html`<p><b>${question}</b></p><blockquote>${lignes.map((ligne) => html`<p>${ligne}</p>`)}</blockquote>`,
    },
    etiquette === undefined
      ? { titre: fr`Étiquette`, corps: formulaire(visit, dit) }
      : { titre: fr`Étiquette et lecture`, corps: comparees(reponse) },
  ];
  return ecran(
    visit,
    { titre, surtitre: fr`Console`, chapeau, erreur: dit !== undefined, sections },
    ici(visit),
  );
};

const montrer = async (visit: Visit, dit?: string): Promise<Shown> => {
  const { needs, compte, id } = visit;
  const { result } = await needs.readings.call.lireReponse({ compte: compte.slug, reponse: id });
  const answer = opened(result, 'reponse');
  return 'refusal' in answer
    ? refus(visit, answer.refusal, '/console/')
    : { page: page(visit, answer.value, dit) };
};

const etiqueter: AccountScreen = {
  method: 'POST',
  path: PATH,
  show: async (visit) => {
    const { form, needs, compte, id } = visit;
    const recommande = form.get('recommande');
    if (recommande !== 'oui' && recommande !== 'non')
      return { ...(await montrer(visit, CHOISIR)), status: STATUS.invalid };
    const noms = (form.get('noms') ?? '').split('\n').map((nom) => nom.trim());
    const asked = {
      ...{ compte: compte.slug, reponse: id, noms: noms.filter((nom) => nom !== '') },
      position: recommande === 'oui' ? Math.trunc(Number(form.get('place'))) || 0 : undefined,
    };
    const { result } = await ordonner(visit, { path: PATH, id, body: asked }, () =>
      needs.readings.call.etiqueterReponse(asked),
    );
    const answer = opened(result, 'etiquette');
    if (!('refusal' in answer)) return { to: ici(visit) };
    const { kind, sentence } = answer.refusal;
    if (kind !== 'invalid') return refus(visit, answer.refusal, ici(visit));
    return { ...(await montrer(visit, sentence)), status: STATUS.invalid };
  },
  reprendre: montrer,
};

/** A person labels an answer; the reading is shown once the label is kept. */
export const ETIQUETER: readonly AccountScreen[] = [
  { method: 'GET', path: PATH, show: (visit) => montrer(visit) },
  etiqueter,
];
