import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { type ClientFieldName, clientFields, correctableFields } from '@agence/words/client-fields';
import { nombre } from '@agence/words/french';
import { REPRISE } from '../pages/renvoyer.page.ts';
import { cache, resumeDe } from '../pages/vues.ts';

export type Champ = {
  readonly nom: string;
  readonly label: string;
  readonly aide?: Vue;
  readonly type?: 'text' | 'email' | 'search' | 'color' | 'lignes';
  /** Options to choose from: value and name. */
  readonly choix?: readonly (readonly [value: string, name: string])[];
  /** The browser does not send the form without it. */
  readonly requis?: boolean;
  /** Matches the refusals that concern this field without naming it. */
  readonly vise?: RegExp;
};

export type ChampDuClient = Champ & { readonly nom: ClientFieldName };

const duClient = ([nom, { label, required }]: (typeof clientFields)[number]): ChampDuClient => ({
  nom,
  label,
  ...(required ? { requis: true } : {}),
  ...(nom === 'site_web' ? { vise: /^(L’adresse du|Ce) site/ } : {}),
});

/** The fields of a client, and those that name it, as forms show them. */
export const CHAMPS_DU_CLIENT = clientFields.map(duClient);
export const IDENTITE = correctableFields.map(duClient);

type Faute = { readonly nom: string; readonly dit: string };

/** The field that a refusal concerns, with its sentence; undefined when it concerns the whole form, or is none. */
export const fauteDe = (all: readonly Champ[], dit: string | null | undefined): Faute | undefined => {
  if (!dit) return undefined;
  const field = all.find(({ nom, vise }) => dit.includes(fr`« ${nom} »`) || vise?.test(dit));
  return field && { nom: field.nom, dit };
};

const entree = ({ nom, type = 'text', choix, aide, requis }: Champ, value: string, faute: boolean): Vue => {
  const described = [aide && `${nom}-aide`, faute && `${nom}-faute`].filter(Boolean).join(' ') || undefined;
  const at = {
    id: nom,
    name: nom,
    required: requis,
    autocomplete: type === 'email' ? 'email' : undefined,
    'aria-describedby': described,
    'aria-invalid': faute ? 'true' : undefined,
  };
  if (choix !== undefined)
    return html`<select ...${at}>${choix.map(
      ([choice, name]) => html`<option value=${choice} selected=${choice === value}>${name}</option>`,
    )}</select>`;
  if (type === 'lignes') return html`<textarea ...${at}>${`\n${value}`}</textarea>`;
  if (type !== 'color') return html`<input ...${at} type=${type} value=${value} />`;
  // The script opens the palette, which fills the text field.
  return html`<span class="teinte"><input ...${at} type="text" value=${value} />
<input type="color" data-teinte=${nom} aria-label="Choisir dans une palette" hidden /></span>`;
};

const champ = (field: Champ, value: string, faute: string | undefined): Vue => {
  const { nom, label, aide } = field;
  return html`<div class=${faute === undefined ? 'champ' : 'champ faute'}><label for=${nom}>${label}</label>
${aide && html`<p class="aide" id=${`${nom}-aide`}>${aide}</p>`}
${faute && html`<p class="msg" id=${`${nom}-faute`}>${faute}</p>`}
${entree(field, value, faute !== undefined)}</div>`;
};

/** The fields of a form; `dit` refuses it: it stands above them, and at the field that it concerns. */
export const champs = (all: readonly Champ[], typed: Readonly<Record<string, string>>, dit?: string): Vue => {
  const faute = fauteDe(all, dit);
  const fields = all.map((field) =>
    champ(field, typed[field.nom] ?? '', faute?.nom === field.nom ? faute.dit : undefined),
  );
  return [resumeDe(dit, faute?.nom), fields.length > 0 && html`<div class="champs">${fields}</div>`];
};

/** The name of the hidden field that carries a field's value from before the person typed. */
export const avant = (nom: string): string => `avant-${nom}`;

export const avants = (typed: Readonly<Record<string, string>>): Vue =>
  Object.entries(typed)
    .filter(([nom]) => nom.startsWith(avant('')))
    .map(([nom, value]) => cache(nom, value));

/** Fields of a form that nobody types. */
const AJOUTES = ['jeton', 'commande', 'etape', REPRISE];

/** Hidden fields that carry the typed values to the confirmation. */
export const gardes = (form: ReadonlyMap<string, string>): Vue =>
  [...form].filter(([nom]) => !AJOUTES.includes(nom)).map(([nom, value]) => cache(nom, value));

/** The fields that are not empty. */
export const remplis = (all: readonly Champ[], form: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    all.map(({ nom }) => [nom, (form.get(nom) ?? '').trim()] as const).filter(([, value]) => value !== ''),
  );

/** Browsers send line ends as CRLF. */
const typed = (text = ''): string => text.replaceAll('\r\n', '\n').trim();

/** The fields whose value changed, emptied ones included. */
export const changes = (all: readonly Champ[], form: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    all
      .filter(({ nom }) => form.has(nom))
      .map(({ nom }) => [nom, typed(form.get(nom))] as const)
      .filter(([nom, value]) => value !== typed(form.get(avant(nom)))),
  );

/** The calls to AI models that an action makes, as a line of its proposal. */
export const appels = (prevus: number): readonly [string, string] => [
  fr`Appels aux IA`,
  prevus === 0 ? fr`aucun` : fr`${nombre(prevus)} au plus, compris dans votre formule`,
];
