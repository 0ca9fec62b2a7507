import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { nombre } from '@agence/words/french';
import { cache } from '../pages/formulaire.ts';

/** A field of a form, as people read it. */
export type Champ = {
  readonly nom: string;
  readonly label: string;
  readonly aide?: string;
  readonly type?: 'text' | 'email' | 'color' | 'lignes';
  /** To be chosen from, value and name. */
  readonly choix?: readonly (readonly [value: string, name: string])[];
  /** The browser asks for it before it sends. */
  readonly requis?: boolean;
  /** Tells a refusal that is about it though it does not name it. */
  readonly vise?: RegExp;
};

export type Faute = { readonly nom: string; readonly dit: string };

/** The field that a refusal is about, with what it says; undefined when it is about the whole. */
export const fauteDe = (all: readonly Champ[], dit: string): Faute | undefined => {
  const one = all.find(({ nom, vise }) => dit.includes(fr`« ${nom} »`) || vise?.test(dit));
  return one && { nom: one.nom, dit };
};

const saisie = ({ nom, type = 'text', choix, aide, requis }: Champ, value: string, faute: boolean): Vue => {
  const described = [aide && `${nom}-aide`, faute && `${nom}-faute`].filter(Boolean).join(' ') || undefined;
  const at = {
    ...{ id: nom, name: nom, required: requis, 'aria-describedby': described },
    'aria-invalid': faute ? 'true' : undefined,
  };
  if (choix !== undefined)
    return html`<select ...${at}>${choix.map(
      ([one, name]) => html`<option value=${one} selected=${one === value}>${name}</option>`,
    )}</select>`;
  if (type === 'lignes') return html`<textarea ...${at}>${`\n${value}`}</textarea>`;
  if (type !== 'color') return html`<input ...${at} type=${type} value=${value} />`;
  // The palette is the script's: it writes into the field.
  return html`<span class="teinte"><input ...${at} type="text" value=${value} /><input type="color" data-teinte=${nom} aria-label="Choisir dans une palette" hidden /></span>`;
};

const champ = (one: Champ, value: string, faute: string | undefined): Vue =>
  html`<div class=${faute === undefined ? 'champ' : 'champ faute'}><label for=${one.nom}>${one.label}</label>${
    one.aide === undefined ? null : html`<p class="aide" id=${`${one.nom}-aide`}>${one.aide}</p>`
  }${faute === undefined ? null : html`<p class="msg" id=${`${one.nom}-faute`}>${faute}</p>`}${saisie(one, value, faute !== undefined)}</div>`;

export const champs = (all: readonly Champ[], typed: Readonly<Record<string, string>>, faute?: Faute): Vue =>
  html`<div class="champs">${all.map((one) =>
    champ(one, typed[one.nom] ?? '', faute?.nom === one.nom ? faute.dit : undefined),
  )}</div>`;

/** What stood in a field before it was typed over goes along, under this name. */
export const avant = (nom: string): string => `avant-${nom}`;

export const avants = (typed: Readonly<Record<string, string>>): Vue =>
  Object.entries(typed)
    .filter(([nom]) => nom.startsWith(avant('')))
    .map(([nom, value]) => cache(nom, value));

/** What was typed, carried unseen to the confirmation. */
export const gardes = (all: readonly Champ[], form: ReadonlyMap<string, string>): Vue => [
  ...all.filter(({ nom }) => form.has(nom)).map(({ nom }) => cache(nom, form.get(nom) ?? '')),
  avants(Object.fromEntries(form)),
];

/** The fields that say something. */
export const remplis = (all: readonly Champ[], form: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    all.map(({ nom }) => [nom, (form.get(nom) ?? '').trim()] as const).filter(([, value]) => value !== ''),
  );

/** The fields that say something else than before, also nothing at all. */
export const changes = (all: readonly Champ[], form: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    all
      .filter(({ nom }) => form.has(nom))
      .map(({ nom }) => [nom, (form.get(nom) ?? '').trim()] as const)
      .filter(([nom, value]) => value !== (form.get(avant(nom)) ?? '')),
  );

/** What a gesture asks of AI models, as a fact of its proposal. */
export const appels = (prevus: number): readonly [string, string] => [
  fr`Appels aux IA`,
  prevus === 0 ? fr`aucun` : fr`${nombre(prevus)} au plus, compris dans votre formule`,
];
