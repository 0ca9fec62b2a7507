import { createHash, randomUUID } from 'node:crypto';
import { type Asked, ask } from '@agence/calls/ask';
import type { AgencyRoute, Answer } from '@agence/calls/route';
import { STATUS } from '@agence/calls/status';
import { fr, type Refusal } from '@agence/gesture';
import { html } from '@agence/look/html';
import { actingAs } from '@agence/platform/process/actor';
import type { Shown, Visit } from '../http/screen.ts';
import { ecran, etMaintenant } from '../pages/cadre.ts';

const COMMANDE = /^[\w-]{1,64}$/;

type Order = Pick<Asked, 'id' | 'body'> & { readonly path: string };

/** The idempotency key: a form sent twice runs once. Another button, or a changed field, is another command. */
const commandId = (form: Visit['form'], { path, id, body }: Order): string => {
  const commande = form.get('commande') ?? '';
  if (!COMMANDE.test(commande)) return `console:${randomUUID()}`;
  const identity = JSON.stringify([commande, path, id, body]);
  return `console:${createHash('sha256').update(identity).digest('base64url')}`;
};

/** Calls what the API route calls: same rpc, same refusals, same sentences. */
export const demander = <R>(visit: Visit, route: AgencyRoute<R>, body: object = {}): Promise<Answer<R>> => {
  const { compte, id, needs } = visit;
  return ordonner(visit, { path: route.path, id, body }, (command_id) =>
    ask(route, { compte, id, body, command_id, peers: needs.peers }),
  );
};

/** Runs a command in the name of the signed-in person. */
export const ordonner = <T>(
  { compte, adresse, form }: Visit,
  order: Order,
  run: (command_id: string) => Promise<T>,
): Promise<T> =>
  actingAs({ compte: compte.slug, porte: 'console', qui: adresse }, () => run(commandId(form, order)));

/** A page with the API's refusal, word for word, and a link back. */
export const refus = (visit: Visit, { kind, sentence }: Refusal, retour: string): Shown => ({
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
  retour: string,
  shown: (value: T) => Shown,
): Shown => ('refusal' in answer ? refus(visit, answer.refusal, retour) : shown(answer.ok));
