import { createHash, randomUUID } from 'node:crypto';
import { ask } from '@agence/calls/ask';
import { type AgencyRoute, type Answer, ordreFerme } from '@agence/calls/route';
import { STATUS } from '@agence/calls/status';
import { fr, type Refusal } from '@agence/gesture';
import { html } from '@agence/look/html';
import { actingAs } from '@agence/platform/process/actor';
import type { Shown, Visit } from '../http/screen.ts';
import { ecran, etMaintenant } from '../pages/cadre.ts';

const COMMANDE = /^[\w-]{1,64}$/;

/** The idempotency key: a form sent twice runs once. Another button, or a changed field, is another command. */
const commandId = ({ path, id, form }: Visit): string => {
  if (!COMMANDE.test(form.get('commande') ?? '')) return `console:${randomUUID()}`;
  const fields = [...form].filter(([name]) => name !== 'jeton');
  const identity = JSON.stringify([path, id, fields]);
  return `console:${createHash('sha256').update(identity).digest('base64url')}`;
};

/** Calls what the API route calls: same rpc, same refusals, same sentences. */
export const demander = <R>(visit: Visit, route: AgencyRoute<R>, body: object = {}): Promise<Answer<R>> => {
  const { compte, id, needs } = visit;
  return ordonner(visit, ({ command_id }) =>
    ask(route, { compte, id, body, command_id, peers: needs.peers }),
  );
};

/** Runs a command in the name of the signed-in person. */
export const ordonner = <T>(
  visit: Visit,
  run: (ordre: ReturnType<typeof ordreFerme>) => Promise<T>,
): Promise<T> => {
  const { compte, adresse } = visit;
  return actingAs({ compte: compte.slug, porte: 'console', qui: adresse }, () =>
    run(ordreFerme({ compte, command_id: commandId(visit) })),
  );
};

/** The path of the screen that another belongs to. */
export const dessus = ({ path }: Visit): string => path.replace(/[^/]+\/$/, '');

/** A page with the API's refusal, word for word, and a link back. */
export const refus = (visit: Visit, { kind, sentence }: Refusal, retour = dessus(visit)): Shown => ({
  ...ecran(visit, {
    titre: kind === 'not_found' ? fr`Introuvable` : fr`Ce n'est pas possible`,
    surtitre: fr`Rien n'a été fait`,
    chapeau: sentence,
    sections: etMaintenant(html`<p><a href=${retour}>Revenir en arrière</a></p>`),
  }),
  status: STATUS[kind],
});

/** The screen made from an answer, or its refusal. */
export const ecranDe = <T>(
  visit: Visit,
  answer: Answer<T>,
  shown: (value: T) => Shown,
  retour?: string,
): Shown => ('refusal' in answer ? refus(visit, answer.refusal, retour) : shown(answer.ok));
