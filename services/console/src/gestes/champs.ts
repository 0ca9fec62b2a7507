import { html, type Vue } from '@agence/look/html';
import { cache } from '../pages/formulaire.ts';

/** A field of a form, as people read it. */
export type Champ = {
  readonly nom: string;
  readonly label: string;
  readonly aide?: string;
  readonly type?: 'text' | 'email' | 'color' | 'lignes';
  /** To be chosen from, value and name. */
  readonly choix?: readonly (readonly [value: string, name: string])[];
};

const saisie = ({ nom, type = 'text', choix, aide }: Champ, value: string): Vue => {
  const described = aide === undefined ? undefined : `${nom}-aide`;
  if (choix !== undefined)
    return html`<select id=${nom} name=${nom} aria-describedby=${described}>${choix.map(
      ([one, name]) => html`<option value=${one} selected=${one === value}>${name}</option>`,
    )}</select>`;
  if (type === 'lignes')
    return html`<textarea id=${nom} name=${nom} aria-describedby=${described}>${`\n${value}`}</textarea>`;
  return html`<input id=${nom} name=${nom} type=${type} value=${value} aria-describedby=${described} />`;
};

export const champs = (all: readonly Champ[], typed: Readonly<Record<string, string>>): Vue =>
  html`<div class="champs">${all.map(
    (one) =>
      html`<div class="champ"><label for=${one.nom}>${one.label}</label>${one.aide === undefined ? null : html`<p class="aide" id=${`${one.nom}-aide`}>${one.aide}</p>`}${saisie(one, typed[one.nom] ?? '')}</div>`,
  )}</div>`;

/** What was typed, carried unseen to the confirmation. */
export const gardes = (all: readonly Champ[], form: ReadonlyMap<string, string>): Vue =>
  all.map(({ nom }) => cache(nom, form.get(nom) ?? ''));

/** The fields that say something. */
export const remplis = (all: readonly Champ[], form: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    all.map(({ nom }) => [nom, (form.get(nom) ?? '').trim()] as const).filter(([, value]) => value !== ''),
  );
