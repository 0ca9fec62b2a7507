import { consoleRoutes } from '@agence/calls/agency-routes';
import type { Form } from '@agence/calls/form';
import type { AgencyRoute } from '@agence/calls/route';
import { proposes } from '@agence/calls/shape/shape';
import { html, type Vue } from '@agence/look/html';
import { nombre } from '@agence/words/french';
import type { AccountScreen, Visit } from '../http/screen.ts';
import type { Faits } from '../pages/cadre.ts';
import { geste } from './geste.ts';

const FORMS = consoleRoutes.flatMap((route) =>
  route.method === 'POST' && route.form !== undefined ? [{ route, form: route.form }] : [],
);

/** A field of a reply: a number, a link, or a text. */
const dit = (value: unknown): Vue => {
  if (typeof value === 'number') return nombre(value);
  const text = String(value);
  return /^https?:/.test(text) ? html`<a href=${text} rel="noopener">Ouvrir</a>` : text;
};

/** The fields of a reply that have a label. */
const listed = (labels: Form['labels'], reply: object): Faits =>
  Object.entries(reply).flatMap(([nom, value]) => {
    const label = labels[nom];
    return label === undefined ? [] : [[label, dit(value)]];
  });

/** The screen of a call that has none of its own, in the words of its form. */
export function parDefaut(route: AgencyRoute, form: Form): AccountScreen {
  const { path, titre, chapeau, labels, bouton, fait, suspended } = form;
  const proposed = proposes(route.body, {});
  return geste({
    path: `/console/${path}`,
    route,
    suspended,
    saisie: proposed ? undefined : { titre, chapeau, bouton },
    faits: (reply) => listed(labels, reply),
    propose: proposed ? () => ({ titre, bouton }) : undefined,
    fait: () => ({ titre: fait }),
  });
}

export const PAR_DEFAUT = FORMS.map(({ route, form }) => parDefaut(route, form));

/** The links of a screen to those below it that it can always open. */
export const liensSous = (screen: string, { id, compte }: Visit): Vue =>
  FORMS.filter(({ form }) => form.link !== null && form.path.startsWith(screen))
    .filter(({ form }) => compte.statut === 'actif' || form.suspended !== undefined)
    .map(({ form }) => html`<a href=${`/console/${form.path.replace('{id}', id)}`}>${form.link}</a>`);
