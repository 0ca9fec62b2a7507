import { rienAFaire } from '@agence/calls/rien-a-faire';
import type { AgencyRoute, Answer } from '@agence/calls/route';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran, type Faits, faits } from '../pages/cadre.ts';
import { envoi, formulaire } from '../pages/vues.ts';
import { avant, avants, type Champ, champs, gardes } from './champs.ts';
import { demander, dessus, refus } from './demander.ts';

/** The text of an action's screen. If `chapeau` is absent, the note of the reply is shown. */
export type Dit = {
  /** Above the title, instead of "C'est fait". */
  readonly surtitre?: string;
  readonly titre: string;
  readonly chapeau?: Vue;
  readonly suite?: Vue;
};

type Tape = Readonly<Record<string, string>>;

type Saisie = {
  /** A function receives the client's name, which `depart` gives as `entreprise`. */
  readonly titre: string | ((nom: string) => string);
  readonly chapeau?: Vue | undefined;
  /** None: the screen only asks for confirmation. */
  readonly champs?: readonly Champ[];
  /** The initial values of the fields, or the refusal shown instead of the form. */
  readonly depart?: (visit: Visit) => Promise<Answer<Tape>>;
  readonly bouton: string;
  /** Content under the fields, made from their values. */
  readonly suite?: (typed: Tape) => Vue;
};

/** An action as the console shows it; `P` is the reply of the API. */
export type Geste<P extends object> = {
  /** `{id}` stands for the client's id; the screen that the action belongs to is a folder above. */
  readonly path: string;
  readonly route: AgencyRoute<P>;
  readonly suspended?: AccountScreen['suspended'];
  /** The form. Absent: GET asks the API for the proposal, so `propose` is required. */
  readonly saisie?: Saisie | undefined;
  /** What both the proposal and the result list. */
  readonly faits?: (answer: P) => Faits;
  readonly corps?: (form: Visit['form']) => object;
  /** The proposal to confirm; absent when the call runs as soon as its form is sent. */
  readonly propose?: ((answer: P) => Dit & { readonly bouton: string }) | undefined;
  readonly fait: (answer: P) => Dit;
};

/** The screen of an action: its form or proposal, then its result. */
export function geste<P extends object>(gesture: Geste<P>): AccountScreen {
  const { path, route, saisie, corps = () => ({}), propose, suspended } = gesture;
  const fields = saisie?.champs ?? [];
  const lien = (visit: Visit, dit: string): Vue => html`<a href=${dessus(visit)}>${dit}</a>`;
  const connus = (reply: P): Faits => gesture.faits?.(reply) ?? [];

  const remplir = (visit: Visit, asked: Saisie, typed: Tape, dit?: string): Shown => {
    const { titre, chapeau, suite, bouton } = asked;
    const seul = fields.length === 0;
    const saisis = html`${avants(typed)}${champs(fields, typed, dit)}${suite?.(typed)}`;
    const boutons = envoi(html`<button>${bouton}</button>`, lien(visit, fr`Revenir`));
    const corps = formulaire(visit, visit.path, [saisis, boutons]);
    return ecran(visit, {
      titre: typeof titre === 'string' ? titre : titre(typed[avant('entreprise')] ?? ''),
      surtitre: seul ? fr`À confirmer` : fr`Console`,
      chapeau,
      erreur: dit !== undefined,
      sections: [{ titre: seul ? fr`Confirmer` : fr`À remplir`, corps }],
    });
  };

  const commencer = async (visit: Visit, asked: Saisie): Promise<Shown> => {
    const start = (await asked.depart?.(visit)) ?? { ok: {} };
    if ('refusal' in start) return refus(visit, start.refusal);
    const before = Object.entries(start.ok).map(([nom, value]) => [avant(nom), value] as const);
    return remplir(visit, asked, { ...start.ok, ...Object.fromEntries(before) });
  };

  const retaper = (visit: Visit, asked: Saisie, dit?: string): Shown =>
    remplir(visit, asked, Object.fromEntries(visit.form), dit);

  /** `titre`: the heading of the section under the note. */
  const montrer = (visit: Visit, reply: P, { suite, ...page }: Dit, titre: string, corps: Vue): Shown => {
    const note = 'note' in reply && typeof reply.note === 'string' ? reply.note : undefined;
    const sections = [{ titre, corps: [faits(connus(reply)), suite, corps] }];
    return ecran(visit, { chapeau: note, ...page, sections });
  };

  const proposer = (visit: Visit, reply: P, { bouton, ...dit }: Dit & { bouton: string }): Shown => {
    const boutons = envoi(
      html`<button name="etape" value="confirmer">${bouton}</button>`,
      saisie && html`<button class="secondaire" name="etape" value="modifier">Modifier</button>`,
      lien(visit, fr`Ne rien faire`),
    );
    const corps = formulaire(visit, visit.path, [gardes(visit.form), boutons]);
    const nothing = connus(reply).length === 0 && dit.suite === undefined;
    const titre = nothing ? fr`Confirmer` : fr`Ce qui se passerait`;
    return montrer(visit, reply, { ...dit, surtitre: fr`À confirmer` }, titre, corps);
  };

  const finir = (visit: Visit, reply: P): Shown => {
    const dit = gesture.fait(reply);
    const surtitre = rienAFaire(reply) ? fr`Rien n'a été fait` : (dit.surtitre ?? fr`C'est fait`);
    const corps = html`<p class="gestes">${lien(visit, fr`Revenir`)}</p>`;
    return montrer(visit, reply, { ...dit, surtitre }, fr`Et maintenant ?`, corps);
  };

  /** A refusal stands above the typed form. Without a form, or if the client is not found, it has its own page. */
  const executer = async (visit: Visit, confirmer: boolean): Promise<Shown> => {
    const body = { ...corps(visit.form), ...(propose === undefined ? {} : { confirmer }) };
    const answer = await demander(visit, route, body);
    if ('ok' in answer) {
      const asks = propose !== undefined && !confirmer && !rienAFaire(answer.ok);
      return asks ? proposer(visit, answer.ok, propose(answer.ok)) : finir(visit, answer.ok);
    }
    const { kind, sentence } = answer.refusal;
    if (saisie === undefined || kind === 'not_found') return refus(visit, answer.refusal);
    return { ...retaper(visit, saisie, sentence), status: STATUS[kind] };
  };

  const reprendre = async (visit: Visit, dit?: string): Promise<Shown> => {
    if (saisie !== undefined && (dit !== undefined || propose === undefined))
      return retaper(visit, saisie, dit);
    return dit === undefined ? executer(visit, false) : refus(visit, { kind: 'invalid', sentence: dit });
  };

  return {
    path,
    suspended,
    within_ms: route.within_ms,
    show: (visit) => (saisie === undefined ? executer(visit, false) : commencer(visit, saisie)),
    send: async (visit) => {
      const etape = visit.form.get('etape');
      if (saisie === undefined) return executer(visit, true);
      return etape === 'modifier' ? retaper(visit, saisie) : executer(visit, etape === 'confirmer');
    },
    reprendre,
  };
}
