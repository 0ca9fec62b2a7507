import { randomUUID } from 'node:crypto';
import { passedOn } from '@agence/calls/reply';
import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import type { Caller, OpenScreen, Shown } from '../http/screen.ts';
import { avis } from '../pages/avis.page.ts';
import { ecrirePage } from '../pages/cadre.ts';
import { cache } from '../pages/vues.ts';

const JETON = /^[\w.-]{1,200}$/;
const CE_QUE_C_EST = fr`Au plus une fois par mois, elle dit à toutes les adresses du compte ce qui a changé avec certitude.`;

const inconnue = ({ needs }: Caller): Shown => ({ page: avis(needs.identite, 'inconnue'), status: 404 });

const page = ({ needs: { identite }, path }: Caller, chapeau: string, recevoir: boolean): Shown => {
  const bouton = recevoir ? fr`Recevoir de nouveau la lettre` : fr`Ne plus recevoir la lettre`;
  const corps = html`<form method="post" action=${path}>${cache('recevoir', recevoir ? '1' : '')}
<div class="envoi"><button>${bouton}</button></div></form>`;
  const sections = [{ titre: fr`Votre choix`, corps }];
  const surtitre = identite.nom;
  return { page: ecrirePage(identite, { titre: fr`La lettre du mois`, surtitre, chapeau, sections }) };
};

/** The page of the link in a letter; opening it changes nothing, so a mail scanner does no harm. */
export const lettre: OpenScreen = {
  path: '/console/lettre/{id}/',
  from_anywhere: true,
  open: async (caller) => (JETON.test(caller.id) ? page(caller, CE_QUE_C_EST, false) : inconnue(caller)),
  // Without `recevoir`, as a mail program calls it, the letter stops.
  receive: async (caller) => {
    const { needs, id: jeton, form } = caller;
    if (!JETON.test(jeton)) return inconnue(caller);
    const ordre = { compte: '', command_id: `lettre:${randomUUID()}`, confirmer: true };
    const sans_lettre = form.get('recevoir') !== '1';
    const asked = needs.peers.accounts.call.reglerLettre({ ordre, sans_lettre, jeton });
    const answer = await passedOn(asked);
    return 'ok' in answer ? page(caller, answer.ok.note, sans_lettre) : inconnue(caller);
  },
};
