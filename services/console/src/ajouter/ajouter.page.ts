import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { CHAMPS } from '@agence/orders/table';
import { CLIENT_FIELDS } from '@agence/words/client-fields';
import { accord, nombre } from '@agence/words/french';
import { MAX_CLIENTS } from '@agence/words/promises';
import { appels, CHAMPS_DU_CLIENT, fauteDe } from '../gestes/champs.ts';
import type { Visit } from '../http/screen.ts';
import { ecran, faits } from '../pages/cadre.ts';
import { type Erreur, resumeDesErreurs } from '../pages/erreurs.view.ts';
import { cache, caches } from '../pages/formulaire.ts';
import { empreinte, type Ligne, vides } from './lignes.ts';
import type { Pose, Verdict } from './verdicts.ts';

const ICI = '/console/ajouter/';

const FORMULES: Vue = html`<p><a href="/console/formule/">Voir les formules</a></p>`;

/** Said before anybody pastes: no place is free. */
const plein = (plafond: number): Vue =>
  html`<div class="avis"><p>${fr`Vos ${nombre(plafond)} places sont occupées : une ligne ne sera acceptée que si elle reprend un client retiré dont la place est encore tenue.`}</p>${FORMULES}</div>`;

/** The page where lines are pasted or a file is chosen; `pleines`: how many places there are, when none is free. */
export const pageColler = (
  visit: Visit,
  colle = '',
  faute: string | null = null,
  pleines: number | null = null,
): string =>
  ecran(
    visit,
    {
      titre: fr`Ajouter des clients`,
      erreur: faute !== null,
      surtitre: fr`Console`,
      chapeau: fr`Collez des lignes, choisissez un fichier ou tapez : vous verrez ce qui serait accepté, ligne par ligne, avant de confirmer.`,
      sections: [
        {
          titre: fr`Depuis un tableur`,
          lire: fr`${MAX_CLIENTS} lignes au plus à la fois.`,
          corps: html`${resumeDesErreurs(faute === null ? [] : [{ dit: faute, champ: 'colle' }])}${pleines === null ? null : plein(pleines)}<form method="post" action=${ICI} enctype="multipart/form-data">${caches(visit.jeton)}<input type="hidden" name="etape" value="coller" />
<div class=${faute === null ? 'champ' : 'champ faute'}><label for="colle">Lignes collées</label>
<div id="colle-aide"><p class="aide">${fr`Un client par ligne, dans cet ordre : entreprise, site web, ville, métier, concurrents à suivre, contexte (ce qu'il faut savoir pour poser les bonnes questions). Les deux premiers suffisent. Une ligne de titres est reconnue, dans n'importe quel ordre.`}</p>
<p class="aide">${fr`Par exemple : Plomberie Martin ; plomberie-martin.fr ; Angers ; plombier`}</p></div>
${faute === null ? null : html`<p class="msg">${faute}</p>`}
<textarea class="lignes" id="colle" name="colle" aria-describedby="colle-aide" spellcheck="false">${`\n${colle}`}</textarea><p class="note" data-compte=${MAX_CLIENTS} aria-live="polite"></p></div>
<div class="champ large"><label for="fichier">ou un fichier CSV</label><input id="fichier" name="fichier" type="file" accept=".csv,.txt,.tsv,text/csv" /></div>
<div class="envoi"><button>Voir ce qui serait accepté</button></div></form>`,
        },
        {
          titre: fr`À la main`,
          corps: html`<form method="post" action=${ICI}>${caches(visit.jeton)}<input type="hidden" name="etape" value="taper" /><p>${fr`Un tableau de cinq lignes à remplir.`}</p><div class="envoi"><button class="secondaire">Remplir un tableau</button></div></form>`,
        },
      ],
    },
    ICI,
  );

const cellule = (champ: keyof Ligne, i: number, value: string, faute: boolean): Vue =>
  html`<td data-titre=${CLIENT_FIELDS[champ].label} class=${faute ? 'faute' : undefined}><input id=${`${champ}-${i}`} name=${`${champ}-${i}`} value=${value} aria-label=${fr`${CLIENT_FIELDS[champ].label}, ligne ${i + 1}`} aria-invalid=${faute ? 'true' : undefined} /></td>`;

const verdict = (refusal: Verdict, i: number): Vue =>
  html`<tr class="verdict"><td colspan=${CHAMPS.length}>${refusal === null ? html`<span class="oui">accepté</span>` : html`<span class="non">refusé</span>${fr` : `}${refusal}`} <button class="lien" name="etape" value=${`oter-${i}`} aria-label=${fr`Ôter la ligne ${i + 1}`}>ôter</button></td></tr>`;

const fauteA = (refusal: Verdict | undefined) =>
  refusal ? fauteDe(CHAMPS_DU_CLIENT, refusal)?.nom : undefined;

/** The lines that are refused, each with the field to correct. */
const erreursDe = (refusals: readonly Verdict[]): readonly Erreur[] =>
  refusals.flatMap((refusal, i) =>
    refusal === null
      ? []
      : [
          {
            dit: /^Client n° /.test(refusal) ? refusal : fr`Ligne ${i + 1} : ${refusal}`,
            champ: `${fauteA(refusal) ?? 'entreprise'}-${i}`,
          },
        ],
  );

const rangee = (ligne: Ligne, i: number, refusal: Verdict | undefined): Vue => {
  const faute = fauteA(refusal);
  return html`<tr class=${refusal === undefined ? undefined : 'suivie'}>${CHAMPS.map((champ) =>
    cellule(champ, i, ligne[champ], champ === faute),
  )}</tr>${refusal === undefined ? null : verdict(refusal, i)}`;
};

const tableau = (
  lignes: readonly Ligne[],
  refusals: readonly Verdict[],
): Vue => html`<div class="large"><table class="saisie">
<thead><tr>${CHAMPS.map((champ) => html`<th scope="col">${CLIENT_FIELDS[champ].label}</th>`)}</tr></thead>
<tbody>${lignes.map((ligne, i) => rangee(ligne, i, refusals[i]))}</tbody></table></div>`;

type Tableau = {
  readonly lignes: readonly Ligne[];
  /** The service's answer about the lines; null before the first call. */
  readonly pose: Pose | null;
  readonly refusals: readonly Verdict[];
  /** Why no line could be accepted; `compte`: the plan or the payment of the account. */
  readonly faute: { readonly dit: string; readonly compte: boolean } | null;
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
  const compte = fr`${nombre(pretes)} ${accord(pretes, 'ligne prête', 'lignes prêtes')}${fautes === 0 ? '' : fr`, ${nombre(fautes)} à corriger`}.`;
  return html`<b>${compte}</b> ${suite}`;
};

/** The table of lines with their verdicts, to be corrected in place. Enter presses the first button, which is hidden and verifies. */
export const pageTableau = (
  visit: Visit,
  { lignes, pose, refusals, faute, avis, plus = 0 }: Tableau,
): string => {
  const acceptes = pose?.acceptes.length ?? 0;
  const fautes = erreursDe(refusals.map((refusal) => (refusal === faute?.dit ? null : refusal)));
  const resume =
    faute === null
      ? resumeDesErreurs(fautes, null, fr`Lignes à corriger`)
      : resumeDesErreurs([faute, ...fautes], faute.compte ? FORMULES : null);
  return ecran(
    visit,
    {
      titre: fr`Ajouter des clients`,
      erreur: faute !== null || fautes.length > 0,
      surtitre: pose === null ? fr`Console` : fr`À confirmer`,
      chapeau:
        pose === null
          ? fr`Remplissez une ligne par client : l'entreprise et son site suffisent.`
          : bilan(lignes, pose),
      sections: [
        {
          titre: fr`Vos lignes`,
          pleine: true,
          lire: fr`Corrigez sur place, puis vérifiez à nouveau.`,
          corps: html`${resume}${avis === undefined ? null : html`<p class="avis" role="status">${avis}</p>`}<form method="post" action=${ICI}><button class="vh" name="etape" value="verifier" tabindex="-1" aria-hidden="true">Vérifier</button>${caches(visit.jeton)}${cache('vu', empreinte(lignes))}${pose === null ? null : suites(pose)}${tableau([...lignes, ...vides(plus)], refusals)}
<div class="envoi"><button class=${acceptes === 0 ? undefined : 'secondaire'} name="etape" value="verifier">Vérifier</button>${
            acceptes === 0
              ? null
              : html`<button name="etape" value="confirmer">${fr`Placer ${acceptes} ${accord(acceptes, 'client', 'clients')}`}</button>`
          }${lignes.length + plus < MAX_CLIENTS ? html`<button class="secondaire" name="etape" value="plus">Ajouter des lignes</button>` : null}</div></form>`,
        },
      ],
    },
    ICI,
  );
};

/** The clients that were placed, and the lines that were refused. */
export const pagePlaces = (visit: Visit, { poses = [], refuses, suite }: Pose): string =>
  ecran(
    visit,
    {
      titre: fr`${nombre(poses.length)} ${accord(poses.length, 'client placé', 'clients placés')}`,
      surtitre: fr`C'est fait`,
      chapeau: suite,
      sections: [
        {
          titre: fr`Placés`,
          corps: html`<ul class="attend">${poses.map(({ id, entreprise }) => html`<li><a href=${`/console/clients/${id}/`}>${entreprise}</a></li>`)}</ul>`,
        },
        ...(refuses.length === 0
          ? []
          : [
              {
                titre: fr`Refusés`,
                corps: html`<ul class="attend">${refuses.map(({ quoi, pourquoi }) => html`<li><b>${quoi}</b>${fr` : `}${pourquoi}</li>`)}</ul>`,
              },
            ]),
      ],
    },
    ICI,
  );
