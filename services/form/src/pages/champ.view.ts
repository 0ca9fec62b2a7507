import { html, type Vue } from '@agence/look/html';
import { CHAMPS, type Champ } from '../deposer/saisie.ts';

export type Rendu = {
  readonly champ: Champ;
  readonly label: string;
  readonly aide?: string;
  readonly obligatoire?: true;
  readonly large?: true;
  readonly lignes?: number;
  /** Attributes for keyboards, autofill or screen readers: `type`, `autocomplete`, `inputmode`… */
  readonly attributs?: Readonly<Record<string, string>>;
};

const SIGNE = html`<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
<circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" stroke-width="1.6" />
<path d="M8 4v5M8 11v1.4" stroke="currentColor" stroke-width="1.8" /></svg>`;

const message = (champ: Champ, phrase: string): Vue =>
  html`<p class="msg" id=${`${champ}-erreur`}>${SIGNE}
<span><span class="vh">Erreur${'\u00a0'}: </span>${phrase}</span></p>`;

/** One field: label, help, fault, and typed value. */
export function champ(rendu: Rendu, typed: string, phrase: string | undefined): Vue {
  const { champ: name, label, aide, obligatoire, large, lignes, attributs } = rendu;
  const described = [aide === undefined ? '' : `${name}-aide`, phrase === undefined ? '' : `${name}-erreur`];
  const common = {
    id: name,
    name,
    maxlength: CHAMPS[name],
    'aria-describedby': described.filter((id) => id !== '').join(' ') || undefined,
    'aria-invalid': phrase === undefined ? undefined : 'true',
    required: obligatoire,
    ...attributs,
  };
  const classes = ['champ', large ? 'large-c' : '', phrase === undefined ? '' : 'faute'];
  return html`<div class=${classes.filter((className) => className !== '').join(' ')}>
<label for=${name}>${label}${obligatoire ? html` <span class="req">(obligatoire)</span>` : null}</label>
${aide === undefined ? null : html`<p class="aide" id=${`${name}-aide`}>${aide}</p>`}
${phrase === undefined ? null : message(name, phrase)}
${
  lignes === undefined
    ? html`<input type="text" value=${typed} ...${common} />`
    : html`<textarea rows=${lignes} ...${common}>${`\n${typed}`}</textarea>`
}
</div>`;
}
