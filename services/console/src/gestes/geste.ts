import { rienAFaire } from '@agence/calls/rien-a-faire';
import type { AgencyRoute } from '@agence/calls/route';
import { STATUS } from '@agence/calls/status';
import { fr, type Refusal } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran, faits, type Section } from '../pages/cadre.ts';
import { resumeDesErreurs } from '../pages/erreurs.view.ts';
import { caches } from '../pages/formulaire.ts';
import { avant, avants, type Champ, champs, fauteDe, gardes } from './champs.ts';
import { demander, refus } from './demander.ts';

/** The text of an action's screen; `chapeau`: the note of the reply when absent. */
export type Dit = {
  /** Above the title, instead of "C'est fait". */
  readonly surtitre?: string;
  readonly titre: string;
  readonly chapeau?: Vue;
  readonly faits?: readonly (readonly [string, Vue])[];
  readonly suite?: Vue;
  readonly erreur?: boolean;
};

type Tape = Readonly<Record<string, string>>;

type Saisie = {
  /** A function receives the client's name, which `depart` gives as `entreprise`. */
  readonly titre: string | ((nom: string) => string);
  readonly chapeau?: Vue;
  /** None: the screen only asks for confirmation. */
  readonly champs?: readonly Champ[];
  /** The initial values of the fields, or the refusal shown instead of the form. */
  readonly depart?: (visit: Visit) => Promise<{ readonly ok: Tape } | { readonly refusal: Refusal }>;
  readonly bouton: string;
  /** Content under the fields, made from their values. */
  readonly suite?: (typed: Tape) => Vue;
};

/** An action as the console shows it; `P` is the reply of the API. */
export type Geste<P extends object> = {
  /** `{id}` stands for the client's id, in `retour` too. */
  readonly path: string;
  readonly route: AgencyRoute<P>;
  readonly retour: string;
  /** Also open to a suspended account: paying. */
  readonly suspended?: boolean;
  /** The form; absent when the call needs only the client. */
  readonly saisie?: Saisie;
  /** What both the proposal and the result list. */
  readonly faits?: (answer: P) => NonNullable<Dit['faits']>;
  readonly corps?: (form: ReadonlyMap<string, string>) => object;
  /** The proposal to confirm; absent when the call runs as soon as its form is sent. */
  readonly propose?: (answer: P) => Dit & { readonly bouton: string };
  readonly fait: (answer: P) => Dit;
};

/** Back to the form, as it was filled. */
const MODIFIER: Vue = html`<button class="secondaire" name="etape" value="modifier">Modifier</button>`;

const at = (path: string, { id }: Visit): string => path.replace('{id}', id);

/** The two screens of an action: its form or proposal, then its result. */
export function geste<P extends object>(gesture: Geste<P>): readonly AccountScreen[] {
  const { path, route, saisie, corps = () => ({}), propose, suspended = false } = gesture;
  const fields = saisie?.champs ?? [];
  const page = (visit: Visit, surtitre: string, dit: Dit, section: Section): string =>
    ecran(visit, { ...dit, surtitre, sections: [section] }, at(path, visit));

  const remplir = (visit: Visit, asked: Saisie, typed: Tape, dit?: string) => {
    const { titre, chapeau, suite, bouton } = asked;
    const faute = dit === undefined ? undefined : fauteDe(fields, dit);
    const erreurs = dit === undefined ? [] : [{ dit, champ: faute?.nom }];
    const seul = fields.length === 0;
    return page(
      visit,
      seul ? fr`À confirmer` : fr`Console`,
      {
        titre: typeof titre === 'string' ? titre : titre(typed[avant('entreprise')] ?? ''),
        ...{ chapeau, erreur: erreurs.length > 0 },
      },
      {
        titre: seul ? fr`Confirmer` : fr`À remplir`,
        corps: html`${resumeDesErreurs(erreurs)}
<form method="post" action=${at(path, visit)}>${caches(visit.jeton)}${avants(typed)}${seul ? null : champs(fields, typed, faute)}${suite?.(typed) ?? null}<div class="envoi"><button>${bouton}</button><a href=${at(gesture.retour, visit)}>Revenir</a></div></form>`,
      },
    );
  };

  const commencer = async (visit: Visit, asked: Saisie): Promise<Shown> => {
    const start = (await asked.depart?.(visit)) ?? { ok: {} };
    if ('refusal' in start) return refus(visit, start.refusal, at(gesture.retour, visit));
    const before = Object.entries(start.ok).map(([nom, value]) => [avant(nom), value] as const);
    return { page: remplir(visit, asked, { ...start.ok, ...Object.fromEntries(before) }) };
  };

  const dite = (reply: P): Pick<Dit, 'chapeau' | 'faits'> => ({
    ...('note' in reply && typeof reply.note === 'string' ? { chapeau: reply.note } : {}),
    ...(gesture.faits === undefined ? {} : { faits: gesture.faits(reply) }),
  });

  const proposer = (visit: Visit, reply: P, asked: NonNullable<typeof propose>): Shown => {
    const { bouton, faits: known, suite, ...dit } = { ...dite(reply), ...asked(reply) };
    const corpsDe = html`${known && faits(known)}${suite ?? null}
<form method="post" action=${at(path, visit)}>${caches(visit.jeton)}${saisie === undefined ? null : gardes(fields, visit.form)}<div class="envoi"><button name="etape" value="confirmer">${bouton}</button>${saisie === undefined ? null : MODIFIER}<a href=${at(gesture.retour, visit)}>Ne rien faire</a></div></form>`;
    return {
      page: page(visit, fr`À confirmer`, dit, { titre: fr`Ce qui se passerait`, corps: corpsDe }),
    };
  };

  const finir = (visit: Visit, reply: P): Shown => {
    const {
      faits: known,
      suite,
      surtitre = fr`C'est fait`,
      ...dit
    } = { ...dite(reply), ...gesture.fait(reply) };
    const corpsDe = html`${known && faits(known)}${suite ?? null}<p class="gestes"><a href=${at(gesture.retour, visit)}>Revenir</a></p>`;
    return {
      page: page(visit, rienAFaire(reply) ? fr`Rien n'a été fait` : surtitre, dit, {
        titre: fr`Et maintenant ?`,
        corps: corpsDe,
      }),
    };
  };

  /** A refusal stands above the typed form, or on a page of its own when there is no form. */
  const executer = async (visit: Visit, confirmer: boolean): Promise<Shown> => {
    const body = { ...corps(visit.form), ...(propose === undefined ? {} : { confirmer }) };
    const answer = await demander(visit, route, body);
    if (!('refusal' in answer)) {
      const reply = answer.ok;
      const asks = propose !== undefined && !confirmer && !rienAFaire(reply);
      return asks ? proposer(visit, reply, propose) : finir(visit, reply);
    }
    const { kind, sentence } = answer.refusal;
    if (saisie === undefined || kind === 'not_found')
      return refus(visit, answer.refusal, at(gesture.retour, visit));
    return { page: remplir(visit, saisie, Object.fromEntries(visit.form), sentence), status: STATUS[kind] };
  };

  const reprendre = async (visit: Visit, dit?: string): Promise<Shown> => {
    if (saisie !== undefined && (dit !== undefined || propose === undefined))
      return { page: remplir(visit, saisie, Object.fromEntries(visit.form), dit) };
    return dit === undefined
      ? executer(visit, false)
      : refus(visit, { kind: 'invalid', sentence: dit }, at(gesture.retour, visit));
  };

  return [
    {
      method: 'GET',
      path,
      suspended,
      show: (visit) => (saisie === undefined ? executer(visit, false) : commencer(visit, saisie)),
    },
    {
      method: 'POST',
      path,
      suspended,
      ...(route.within_ms === undefined ? {} : { within_ms: route.within_ms }),
      show: async (visit) =>
        saisie !== undefined && visit.form.get('etape') === 'modifier'
          ? { page: remplir(visit, saisie, Object.fromEntries(visit.form)) }
          : executer(visit, saisie === undefined || visit.form.get('etape') === 'confirmer'),
      reprendre,
    },
  ];
}
