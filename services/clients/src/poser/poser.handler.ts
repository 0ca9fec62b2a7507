import { fr } from '@agence/gesture';
import { opaqueId } from '@agence/platform/opaque-id';
import { isoDay } from '@agence/platform/paris';
import { toRefus } from '@agence/platform/refus';
import type { Fiche as FicheMessage, PoserRequest, PoserResponse } from '@agence/proto/clients/v1/clients';
import { appelsParClient } from '../models.ts';
import { isServi, type Needs } from '../needs.ts';
import type { Fiche } from '../portefeuille/portefeuille.ts';
import { normaliserSite } from '../portefeuille/site.ts';
import { poser } from './poser.rule.ts';

const SUITE_PROPOSEE = fr`Rien n'est placé. Renvoyez le même appel avec « confirmer » à true : chaque client accepté sera placé et ses questions préparées.`;
const SUITE_CONFIRMEE = fr`Les questions se préparent. Relisez-les, puis lancez la mesure ; sans geste de votre part, elle démarrera d'elle-même 24 h après leur préparation.`;
const SUITE_VIDE = fr`Aucun client n'est placé : chaque refus est expliqué dans « refuses ».`;

const fiche = ({ ville, metier, contexte, ...rest }: FicheMessage): Fiche => ({
  ...rest,
  ville: ville ?? null,
  metier: metier ?? null,
  contexte: contexte ?? null,
});

export const poserHandler =
  (needs: Needs) =>
  async ({ ordre, clients }: PoserRequest): Promise<PoserResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const [servi, { state }] = await Promise.all([isServi(needs, compte), needs.portefeuilles.read(compte)]);
    const { questions_par_client, ias_par_client } = state.limites;
    const outcome = await needs.portefeuilles.carryOut(compte, poser, {
      command_id,
      confirmer,
      servi,
      today: isoDay(needs.clock.now()),
      appels_par_client: appelsParClient(questions_par_client, needs.models.parClient(ias_par_client)),
      entrees: clients.map((one) => ({
        fiche: fiche(one),
        site: normaliserSite(one.site_web, needs.allowed),
        id: opaqueId('c'),
      })),
    });
    if ('refusal' in outcome) return { result: { $case: 'refus', value: toRefus(outcome.refusal) } };
    const { acceptes, refuses, places_restantes, poses, appels_prevus } = outcome.proposal;
    const none = acceptes.length === 0;
    const shown = ({ entreprise, site_web, ville, metier }: Fiche) => ({
      entreprise,
      site_web,
      ville: ville ?? undefined,
      metier: metier ?? undefined,
    });
    const pose = {
      acceptes: acceptes.map(shown),
      refuses: [...refuses],
      places_restantes,
      poses: confirmer ? poses.map((one) => ({ id: one.id, ...shown(one) })) : [],
      appels_prevus,
      suite: none ? SUITE_VIDE : confirmer ? SUITE_CONFIRMEE : SUITE_PROPOSEE,
    };
    return { result: { $case: 'pose', value: pose } };
  };
