import { consoleRoutes } from '@agence/calls/agency-routes';
import { type Form, fieldsOf } from '@agence/calls/form';
import type { AgencyRoute } from '@agence/calls/route';
import { proposes } from '@agence/calls/shape/shape';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { nombre } from '@agence/words/french';
import type { AccountScreen, Visit } from '../http/screen.ts';
import type { Faits } from '../pages/cadre.ts';
import { type Champ, remplis } from './champs.ts';
import { geste } from './geste.ts';

const FORMS = consoleRoutes.flatMap((route) =>
  route.method === 'POST' && route.form !== undefined ? [{ route, form: route.form }] : [],
);

/** The fields of a reply that have a label. */
const listed = (labels: Form['labels'], reply: object): Faits =>
  Object.entries(reply).flatMap(([nom, value]) => {
    const label = labels[nom];
    return label === undefined ? [] : [[label, typeof value === 'number' ? nombre(value) : (value ?? '–')]];
  });

/** The screen of a call that has none of its own, in the words of its form. */
export function parDefaut(route: AgencyRoute, form: Form): AccountScreen {
  const { titre, chapeau, labels, bouton, fait, suspended } = form;
  const path = `/console/${form.path}`;
  const champs = fieldsOf(route.body).map(
    ({ nom, requis, lignes }): Champ => ({
      nom,
      label: labels[nom] ?? nom,
      requis,
      type: lignes ? 'lignes' : 'text',
    }),
  );
  const proposed = proposes(route.body, {});
  const asks = champs.length > 0 || !proposed;
  return geste({
    path,
    route,
    suspended,
    saisie: asks
      ? { titre, chapeau, champs, bouton: proposed ? fr`Voir ce qui se passerait` : bouton }
      : undefined,
    corps: (typed) => remplis(champs, typed),
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
