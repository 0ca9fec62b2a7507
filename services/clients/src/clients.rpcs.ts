import { refuse } from '@agence/gesture';
import { asMessage, carriesOut, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { ClientsServer } from '@agence/proto/clients/v1/clients';
import { firstOfNextMonth, isoDay, readableMonth, unix } from '@agence/words/paris';
import { avecClos, closDe } from './cloturer/avec-clos.ts';
import { aJour } from './dossier/a-jour.ts';
import { etatMontre } from './dossier/etat.ts';
import { mesure } from './dossier/mesure.ts';
import { pageDe, prochainePage, visee } from './dossier/prochaine-page.ts';
import { fixerLimites } from './fixer-limites/fixer-limites.rule.ts';
import { appelsParClient } from './models.ts';
import { isServi, type Needs } from './needs.ts';
import { CLIENT_INCONNU, ficheLue, identiteDe } from './portefeuille/fiche.ts';
import { lirePortefeuille } from './portefeuille/lire-portefeuille.ts';
import { montrer } from './portefeuille/montrer.ts';
import { normaliserSite } from './portefeuille/site.ts';
import type { Entree } from './poser/entree.ts';
import { poseMontree } from './poser/pose-montree.ts';
import { poser } from './poser/poser.rule.ts';
import { reprisesDe } from './poser/reprise.ts';
import { ajusterQuestions } from './questions/questions.rule.ts';
import { tenueJusquau } from './retirer/fermer.rule.ts';
import { retrait } from './retirer/retrait.ts';

export const clients = (needs: Needs): Handlers<ClientsServer> => ({
  lirePortefeuille: lirePortefeuille(needs),
  poser: async ({ ordre, clients }) => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const entrees = clients.map(
      (message): Entree => ({
        fiche: ficheLue(message),
        site: normaliserSite(message.site_web, needs.allowed),
        id: opaqueId('c'),
      }),
    );
    const sites = entrees.flatMap(({ site }) => ('site' in site ? site.site : []));
    const [servi, { state }] = await Promise.all([
      isServi(needs, compte),
      needs.portefeuilles.readWith(compte, { sites }),
    ]);
    const same = state.clients.filter(({ site }) => sites.includes(site));
    const dossiers = await needs.dossiers.among(same.map(({ id }) => id));
    const { questions_par_client, ias_par_client } = state.limites;
    const now = needs.clock.now();
    const models = await needs.models.interroges(ias_par_client);
    const outcome = await needs.portefeuilles.carryOut(compte, avecClos(poser), {
      command_id,
      confirmer,
      servi,
      reprises: reprisesDe(same, dossiers, state.limites, models),
      clos: closDe(same),
      today: isoDay(now),
      mois: readableMonth(now),
      repart_le: firstOfNextMonth(now),
      appels_par_client: appelsParClient(questions_par_client, models),
      entrees,
    });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'pose', value: poseMontree(outcome.proposal, confirmer) } };
  },
  retirer: async ({ ordre, id }) => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const at = { first: id, second: compte, command_id, confirmer };
    const outcome = await retrait(needs).carryOut(at, async () => {
      const { state, client } = await needs.portefeuilles.readClient(compte, id);
      const place_libre_le =
        client === undefined ? null : tenueJusquau((await needs.dossiers.read(id)).state);
      const clos = closDe(client === undefined ? [] : [client]);
      const [revision, today] = [client?.revision ?? 0, isoDay(needs.clock.now())];
      return { state, asked: { command_id, compte, id, revision, today, place_libre_le, clos } };
    });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'retrait', value: outcome.proposal } };
  },
  lireClient: async ({ compte, id }) => {
    const { state, client } = await needs.portefeuilles.readClient(compte, id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const dossier = await needs.dossiers.read(id);
    const shown = montrer(client, dossier.state, state.limites);
    return { result: { $case: 'client', value: { ...shown, fiche: asMessage(client.fiche) } } };
  },
  lireQuestions: async ({ compte, id }) => {
    const { state, client } = await needs.portefeuilles.readClient(compte, id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const dossier = aJour((await needs.dossiers.read(id)).state, client, state.limites);
    const value = asMessage({
      client: id,
      entreprise: client.fiche.entreprise,
      questions: dossier?.questions ?? [],
      au_repos: dossier?.au_repos ?? [],
      etats:
        dossier?.etats.map((etat) => etatMontre(etat, pageDe(dossier, etat.n), visee(dossier, etat.n))) ?? [],
      ...mesure(dossier, client),
      prochaine_page: dossier && prochainePage(dossier),
    });
    return { result: { $case: 'questions', value } };
  },
  ajusterQuestions: async ({ ordre, id, retirer, remplacer, lancer }) => {
    const { compte = '', command_id = '' } = ordre ?? {};
    const [{ state, client }, servi] = await Promise.all([
      needs.portefeuilles.readClient(compte, id),
      lancer ? isServi(needs, compte) : true,
    ]);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const now = needs.clock.now();
    const outcome = await needs.dossiers.carryOut(id, ajusterQuestions, {
      command_id,
      confirmer: true,
      retirer,
      remplacer,
      lancer,
      client: identiteDe(client.fiche),
      actif: client.actif,
      servi,
      questions_par_client: state.limites.questions_par_client,
      mesure: opaqueId('m'),
      now,
      now_ts: unix(now),
    });
    if ('refusal' in outcome) return refused(outcome);
    const { questions, mesure_lancee, note } = outcome.proposal;
    const { entreprise } = client.fiche;
    const ajustement = { client: id, entreprise, questions: [...questions], mesure_lancee, note };
    return { result: { $case: 'ajustement', value: ajustement } };
  },
  fixerLimites: carriesOut(needs.portefeuilles, fixerLimites, 'limites', ({ limites }) => {
    if (limites === undefined) throw new Error('limits without numbers');
    return { limites, today: isoDay(needs.clock.now()) };
  }),
});
