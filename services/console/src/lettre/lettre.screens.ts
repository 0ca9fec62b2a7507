import { randomUUID } from 'node:crypto';
import { opened } from '@agence/calls/reply';
import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import type { Caller, OpenScreen, Shown } from '../http/screen.ts';
import { avis } from '../pages/avis.page.ts';
import { ecrirePage } from '../pages/cadre.ts';
import { cache } from '../pages/formulaire.ts';

const JETON = /^[\w.-]{1,200}$/;
const CE_QUE_C_EST = fr`Au plus une fois par mois, elle dit à toutes les adresses du compte ce qui a changé avec certitude.`;

const inconnue = ({ needs }: Caller): Shown => ({ page: avis(needs.identite, 'inconnue'), status: 404 });

const page = ({ needs: { identite }, id }: Caller, dit: string, recevoir: boolean): Shown => {
  const bouton = recevoir ? fr`Recevoir de nouveau la lettre` : fr`Ne plus recevoir la lettre`;
  const corps = html`<form method="post" action=${`/console/lettre/${id}/`}>${cache('recevoir', recevoir ? '1' : '')}<div class="envoi"><button>${bouton}</button></div></form>`;
  const sections = [{ titre: fr`Votre choix`, corps }];
  const surtitre = identite.nom;
  return {
    page: ecrirePage(identite, null, { titre: fr`La lettre du mois`, surtitre, chapeau: dit, sections }),
  };
};

/** The page of the link in a letter; opening it changes nothing, so a mail scanner does no harm. */
const lien: OpenScreen = {
  method: 'GET',
  path: '/console/lettre/{id}/',
  open: async (caller) => (JETON.test(caller.id) ? page(caller, CE_QUE_C_EST, false) : inconnue(caller)),
};

/** Without `recevoir`, as a mail program calls it, the letter stops. */
const regler: OpenScreen = {
  method: 'POST',
  path: '/console/lettre/{id}/',
  from_anywhere: true,
  open: async (caller) => {
    const { needs, id: jeton, form } = caller;
    if (!JETON.test(jeton)) return inconnue(caller);
    const ordre = { compte: '', command_id: `lettre:${randomUUID()}`, confirmer: true };
    const sans_lettre = form.get('recevoir') !== '1';
    const { result } = await needs.peers.accounts.call.reglerLettre({ ordre, sans_lettre, jeton });
    const answer = opened(result, 'reglee');
    return 'refusal' in answer ? inconnue(caller) : page(caller, answer.value.note, sans_lettre);
  },
};

export const LETTRE = [lien, regler];
