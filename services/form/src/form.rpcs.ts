import { refuse } from '@agence/gesture';
import { asMessage, newCommand, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type * as proto from '@agence/proto/form/v1/form';
import { unix } from '@agence/words/paris';
import { eraseLead } from './erase-lead/erase-lead.rule.ts';
import { LEAD_INCONNU } from './lead.sentences.ts';
import type { Vivant } from './lead.ts';
import type { Needs } from './needs.ts';
import { releaseLead } from './release-lead/release-lead.rule.ts';

type Leads = Pick<Needs, 'leads' | 'clock' | 'confirmations'>;

const accepted = async ({ leads }: Leads, lead: string): Promise<Vivant | null> => {
  const { state } = await leads.read(lead || '?');
  return state?.etat === 'accepté' ? state : null;
};

const present = (id: string, lead: Vivant): proto.Lead => ({
  ...asMessage(lead.demande),
  id,
  etat: lead.etat,
  recu_ts: unix(lead.recu),
  accepte_ts: lead.accepte === null ? undefined : unix(lead.accepte),
  motif: lead.motif ?? undefined,
  attend: lead.attend === true,
  confirme_ts: lead.confirme && unix(lead.confirme),
});

const leadShown = async (needs: Leads, lead: string) => {
  const found = await accepted(needs, lead);
  if (found === null) return refused(refuse('not_found', LEAD_INCONNU));
  const confirmation = found.confirme === undefined ? needs.confirmations.sign(lead) : undefined;
  return { result: { $case: 'lead' as const, value: { ...present(lead, found), confirmation } } };
};

/** The calls of mail and measurement about accepted leads. */
export const form = (needs: Leads): Handlers<proto.FormServer> => ({
  lireLead: ({ lead }) => leadShown(needs, lead),
  // The part of a request that a model may see: no address, no subject, no message.
  lireFiche: async ({ lead }) => {
    const found = await accepted(needs, lead);
    if (found === null) return refused(refuse('not_found', LEAD_INCONNU));
    const { entreprise, ville, metier, site_web, concurrents } = found.demande;
    const fiche = asMessage({ entreprise, ville, metier, site_web, concurrents });
    return { result: { $case: 'fiche', value: { ...fiche, attend: found.attend === true } } };
  },
});

const idsOf = async ({ leads }: Leads, who: proto.EraseLeadRequest['who']) => {
  if (who === undefined || who.value === '') return [];
  if (who.$case === 'lead') return [who.value];
  return (await leads.list({ email: who.value })).rows.map(({ id }) => id);
};

export const operator = (needs: Leads): Handlers<proto.FormOperatorServer> => ({
  // One lead, or a page of leads: those of a state, those of an address, or all that are not erased.
  listLeads: async (wanted) => {
    const { rows, next } = await needs.leads.list(wanted);
    return { leads: rows.map(({ id, lead }) => present(id, lead)), next };
  },
  releaseLead: async ({ lead, ...request }) => {
    const command = { ...request, accepte: needs.clock.now(), ...newCommand() };
    const outcome = await needs.leads.carryOut(lead || '?', releaseLead, command);
    return 'refusal' in outcome ? refused(outcome) : leadShown(needs, lead);
  },
  // Erases one lead, or all leads of an address.
  eraseLead: async ({ who, operator, why }) => {
    const erased: string[] = [];
    // An address may have more leads than one page lists; erased leads are not listed any more.
    for (
      let ids = await idsOf(needs, who);
      ids.length > 0;
      ids = who?.$case === 'email' ? await idsOf(needs, who) : []
    ) {
      for (const id of ids) {
        const command = { operator, why, efface: needs.clock.now(), ...newCommand() };
        const outcome = await needs.leads.carryOut(id, eraseLead, command);
        if ('refusal' in outcome) return refused(outcome);
        erased.push(id);
      }
    }
    if (erased.length === 0) return refused(refuse('not_found', LEAD_INCONNU));
    return { result: { $case: 'erased', value: { leads: erased } } };
  },
});
