import { twoDocuments } from '@agence/platform/store/two-documents';
import { readableMonth } from '@agence/words/paris';
import { type AvecClos, avecClos, closDe } from '../cloturer/avec-clos.ts';
import type { Correction, DossierState } from '../dossier/dossier.ts';
import { appelsParClient } from '../models.ts';
import { isServi, type Needs } from '../needs.ts';
import { onClientCorrige } from '../on-client/on-client.rule.ts';
import { type Champs, PERSONNE } from '../portefeuille/fiche.ts';
import type { Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';
import { normaliserSite } from '../portefeuille/site.ts';
import { apresDe } from './apres.ts';
import { corriger } from './corriger.rule.ts';
import type { Corriger } from './empechement.ts';
import { type Engagee, enCours, engager, relacher } from './engager.rule.ts';

type Order = { readonly command_id: string; readonly compte: string; readonly id: string };
type Asked = Order & Omit<Corriger, 'mois'> & AvecClos;

/** The part of the order that the dossier stores. */
const kept = ({
  id: _,
  compte: __,
  en_cours: ___,
  clos: ____,
  site,
  command_id,
  ...asked
}: Asked): Correction => {
  if ('pourquoi' in site) throw new Error('the site of a prepared correction must be valid');
  return { ...asked, command_id, site: site.site };
};

/** The order, rebuilt from the stored correction. */
export const ordered = (compte: string, id: string, { site, ...correction }: Correction): Asked => ({
  ...correction,
  compte,
  id,
  site: { site },
  en_cours: false,
  clos: [],
});

/** The dossier prepares the correction, so that no launch starts in between; then the portfolio decides. */
export const correction = ({ dossiers, portefeuilles, clock }: Needs) =>
  twoDocuments({
    first: dossiers,
    second: portefeuilles,
    part: 'engager',
    prepare: (state: DossierState, asked: Asked) =>
      engager(state, { compte: asked.compte, correction: kept(asked) }),
    prepared: ({ compte, id, clos }: Asked, engaged: Engagee) => ({
      ...ordered(compte, id, engaged.correction),
      clos,
    }),
    // The correction counts in the month of the decision, even when it was prepared earlier.
    decide: (state: Portefeuille, asked: Asked) =>
      avecClos(corriger)(state, { ...asked, mois: readableMonth(clock.now()) }),
    // A retry must get the stored refusal, even if the client that has the site was removed since.
    refused: ({ id }): readonly PortefeuilleFact[] => [{ type: 'correction_refusee', id }],
    confirm: ({ first }, { command_id: prepareCommand, compte, revision }, accepted) => {
      const order = (part: string) => ({ command_id: `${prepareCommand}:${part}`, confirmer: true });
      const applied = { ...order('appliquer'), compte, revision: revision + 1 };
      if (accepted) return dossiers.carryOut(first, onClientCorrige, applied);
      return dossiers.carryOut(first, relacher, { ...order('relacher'), prepareCommand });
    },
  });

const NOBODY = { apres: PERSONNE, site: { site: '' } };

/** Reads what the decision needs. An unknown client gets placeholders; the rule refuses it by its id. */
export const preparer = async (needs: Needs, { compte, id, command_id }: Order, champs: Champs) => {
  const { portefeuilles, dossiers, models, allowed } = needs;
  // The dossier is read before the portfolio. If it shows a measurement started by an earlier correction, the portfolio
  // shows that correction too, and the refusal names it.
  const known = await dossiers.read(id);
  const { state, client } = await portefeuilles.readClient(compte, id);
  const dossier = client === undefined ? null : known.state;
  const mesuree = dossier !== null && dossier.mesuree !== null;
  // Only a measured client needs an account that is served.
  const servi = !mesuree || (await isServi(needs, compte));
  const lu = champs.site_web === undefined ? null : normaliserSite(champs.site_web, allowed);
  const { questions_par_client, ias_par_client } = state.limites;
  const asked: Asked = {
    command_id,
    compte,
    id,
    mesuree,
    servi,
    en_cours: enCours(dossier),
    clos: closDe(client === undefined ? [] : [client]),
    revision: client?.revision ?? 0,
    ...(client === undefined ? NOBODY : apresDe(client, champs, lu)),
    appels_prevus: appelsParClient(questions_par_client, await models.interroges(ias_par_client)),
  };
  return { state, asked };
};
