import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { CHAMPS } from '@agence/orders/table';
import { CLIENT_FIELDS } from '@agence/words/client-fields';
import { accord, combien, nombre } from '@agence/words/french';
import { MAX_CLIENTS } from '@agence/words/promises';
import { appels, CHAMPS_DU_CLIENT, type Champ, champs, fauteDe } from '../gestes/champs.ts';
import type { ShownPage, Visit } from '../http/screen.ts';
import { ecran, faits } from '../pages/cadre.ts';
import { cache, type Erreur, formulaire, liste, resumeDesErreurs } from '../pages/vues.ts';
import { empreinte, type Ligne, type Pose, type Verdict, vides } from './lignes.ts';

const ICI = '/console/ajouter/';

const FORMULES: Vue = html`<p><a href="/console/formule/">Voir les formules</a></p>`;

const COLLE: Champ = {
  nom: 'colle',
  label: fr`Lignes collées`,
  type: 'lignes',
  vise: /./,
  aide: html`${fr`Un client par ligne, dans cet ordre : entreprise, site web, ville, métier, concurrents à suivre, contexte (ce qu'il faut savoir pour poser les bonnes questions). Les deux premiers suffisent. Une ligne de titres est reconnue, dans n'importe quel ordre.`}
<br />${fr`Par exemple : Plomberie Martin ; plomberie-martin.fr ; Angers ; plombier`}`,
};

/** Shown before anybody pastes, when no place is free. */
const PLEIN: Vue = html`<div class="avis"><p>${fr`Toutes vos places sont occupées : une ligne ne sera acceptée que si elle reprend un client retiré dont la place est encore tenue.`}</p>${FORMULES}</div>`;

type Saisie = { readonly colle?: string | undefined; readonly faute?: string; readonly plein?: boolean };

/** The page where lines are pasted or a file is chosen. */
export const pageColler = (visit: Visit, { colle = '', faute, plein = false }: Saisie): ShownPage => {
  const tableur = html`${cache('etape', 'coller')}${champs([COLLE], { colle }, faute)}
<p class="note" data-compte=${MAX_CLIENTS} aria-live="polite"></p>
<div class="champ large"><label for="fichier">ou un fichier CSV</label>
<input id="fichier" name="fichier" type="file" accept=".csv,.txt,.tsv,text/csv" /></div>
<div class="envoi"><button>Voir ce qui serait accepté</button></div>`;
  const multiple = { enctype: 'multipart/form-data', spellcheck: 'false' };
  const aLaMain = html`${cache('etape', 'taper')}<p>${fr`Un tableau de cinq lignes à remplir.`}</p>
<div class="envoi"><button class="secondaire">Remplir un tableau</button></div>`;
  return ecran(visit, {
    titre: fr`Ajouter des clients`,
    erreur: faute !== undefined,
    chapeau: fr`Collez des lignes, choisissez un fichier ou tapez : vous verrez ce qui serait accepté, ligne par ligne, avant de confirmer.`,
    sections: [
      {
        titre: fr`Depuis un tableur`,
        lire: fr`${MAX_CLIENTS} lignes au plus à la fois.`,
        corps: [plein && PLEIN, formulaire(visit, ICI, tableur, multiple)],
      },
      { titre: fr`À la main`, corps: formulaire(visit, ICI, aLaMain) },
    ],
  });
};

const cellule = (champ: keyof Ligne, i: number, value: string, faute: boolean): Vue => {
  const [nom, titre] = [`${champ}-${i}`, CLIENT_FIELDS[champ].label];
  return html`<td data-titre=${titre} class=${faute ? 'faute' : undefined}>
<input id=${nom} name=${nom} value=${value} aria-label=${fr`${titre}, ligne ${i + 1}`}
  aria-invalid=${faute ? 'true' : undefined} /></td>`;
};

const verdict = (refusal: Verdict, i: number): Vue => {
  const dit =
    refusal === null
      ? html`<span class="oui">accepté</span>`
      : html`<span class="non">refusé</span>${fr` : `}${refusal}`;
  const oter = fr`Ôter la ligne ${i + 1}`;
  return html`<tr class="verdict"><td colspan=${CHAMPS.length}>${dit} <button class="lien"
  name="etape" value=${`oter-${i}`} aria-label=${oter}>ôter</button></td></tr>`;
};

/** The lines that are refused, each with the field to correct. */
const erreursDe = (refusals: readonly Verdict[]): readonly Erreur[] =>
  refusals.flatMap((refusal, i) => {
    if (refusal === null) return [];
    const dit = refusal.startsWith('Client n° ') ? refusal : fr`Client n° ${i + 1} : ${refusal}`;
    return [{ dit, champ: `${fauteDe(CHAMPS_DU_CLIENT, refusal)?.nom ?? 'entreprise'}-${i}` }];
  });

const rangee = (ligne: Ligne, i: number, refusal: Verdict | undefined): Vue => {
  const faute = fauteDe(CHAMPS_DU_CLIENT, refusal)?.nom;
  return html`<tr class=${refusal === undefined ? undefined : 'suivie'}>${CHAMPS.map((champ) =>
    cellule(champ, i, ligne[champ], champ === faute),
  )}</tr>${refusal === undefined ? null : verdict(refusal, i)}`;
};

const tableau = (lignes: readonly Ligne[], refusals: readonly Verdict[]): Vue =>
  html`<div class="large"><table class="saisie">
<thead><tr>${CHAMPS_DU_CLIENT.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>${lignes.map((ligne, i) => rangee(ligne, i, refusals[i]))}</tbody></table></div>`;

export type Tableau = {
  readonly lignes: readonly Ligne[];
  /** The service's answer about the lines; absent before the first call. */
  readonly pose?: Pose;
  readonly refusals?: readonly Verdict[];
  /** Why no line could be accepted; `compte`: the plan or the payment of the account. */
  readonly faute?: { readonly dit: string; readonly compte: boolean };
  /** A notice about how the lines were read. */
  readonly avis?: string | undefined;
  /** Empty rows shown under the lines. */
  readonly plus?: number;
};

const suites = ({ places_restantes, appels_prevus }: Pose): Vue =>
  faits([[fr`Places libres ensuite`, nombre(places_restantes)], appels(appels_prevus)]);

/** Counts the accepted lines, then adds the sentence of the service. */
const bilan = (lignes: readonly Ligne[], { acceptes, suite }: Pose): Vue => {
  const pretes = acceptes.length;
  const fautes = lignes.length - pretes;
  const compte = fr`${combien(pretes, 'ligne prête', 'lignes prêtes')}${fautes === 0 ? '' : fr`, ${nombre(fautes)} à corriger`}.`;
  return html`<b>${compte}</b> ${suite}`;
};

/** Enter presses the first button of a form: hidden, it verifies. */
const VERIFIER = html`<button class="vh" name="etape" value="verifier" tabindex="-1" aria-hidden="true">Vérifier</button>`;

/** The table of lines with their verdicts, to be corrected in place. */
export const pageTableau = (visit: Visit, shown: Tableau): ShownPage => {
  const { lignes, pose, refusals = [], faute, avis, plus = 0 } = shown;
  const acceptes = pose?.acceptes.length ?? 0;
  const fautes = erreursDe(refusals.map((refusal) => (refusal === faute?.dit ? null : refusal)));
  const resume =
    faute === undefined
      ? resumeDesErreurs(fautes, null, fr`Lignes à corriger`)
      : resumeDesErreurs([faute, ...fautes], faute.compte ? FORMULES : null);
  const placer = fr`Placer ${acceptes} ${accord(acceptes, 'client', 'clients')}`;
  const corps = html`${VERIFIER}${cache('vu', empreinte(lignes))}
${pose && suites(pose)}${tableau([...lignes, ...vides(plus)], refusals)}
<div class="envoi">
<button class=${acceptes === 0 ? undefined : 'secondaire'} name="etape" value="verifier">Vérifier</button>
${acceptes > 0 && html`<button name="etape" value="confirmer">${placer}</button>`}
${lignes.length + plus < MAX_CLIENTS && html`<button class="secondaire" name="etape" value="plus">Ajouter des lignes</button>`}
</div>`;
  return ecran(visit, {
    titre: fr`Ajouter des clients`,
    erreur: faute !== undefined || fautes.length > 0,
    surtitre: pose === undefined ? fr`Console` : fr`À confirmer`,
    chapeau:
      pose === undefined
        ? fr`Remplissez une ligne par client : l'entreprise et son site suffisent.`
        : bilan(lignes, pose),
    sections: [
      {
        titre: fr`Vos lignes`,
        pleine: true,
        lire: fr`Corrigez sur place, puis vérifiez à nouveau.`,
        corps: html`${resume}${avis && html`<p class="avis" role="status">${avis}</p>`}${formulaire(visit, ICI, corps)}`,
      },
    ],
  });
};

/** The clients that were placed, and the lines that were refused. */
export const pagePlaces = (visit: Visit, { poses = [], refuses, suite }: Pose): ShownPage => {
  const places = poses.map(
    ({ id, entreprise }) => html`<a href=${`/console/clients/${id}/`}>${entreprise}</a>`,
  );
  const refusees = refuses.map(({ quoi, pourquoi }) => html`<b>${quoi}</b>${fr` : `}${pourquoi}`);
  return ecran(visit, {
    titre: combien(poses.length, 'client placé', 'clients placés'),
    surtitre: fr`C'est fait`,
    chapeau: suite,
    sections: [
      { titre: fr`Placés`, corps: liste(places) },
      ...(refuses.length === 0 ? [] : [{ titre: fr`Refusés`, corps: liste(refusees) }]),
    ],
  });
};
