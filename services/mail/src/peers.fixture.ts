import { Unavailable } from '@agence/platform/process/faults';
import type { Needs } from './needs.ts';
import type { World } from './world.fixture.ts';

/** The fields of every event, whichever it is. */
export const EVENT = {
  ...{ compte: 'horizon', client: 'c_1', revision: 1, mesure: 'm_1', document: 'd_1' },
  ...{ demande: 'a_1', lien: 'l_2', lead: 'l_1', plan: 'agence15', vers: 'agence5' },
  ...{ mode: 'virement', paye_jusqu_au: '2026-11-30', fin_le: '2026-11-30', par_operateur: false },
  ...{ mois: '2026-10', cle: 'cle-1', connexion: 'cx_1', facture: 'in_1' },
};
const LIEN = 'https://mesure.test/d/a.d_1.zz.sig';

const found = <C extends string>($case: C, value: object) => ({ result: { $case, value } });
const NON = found('refus', {});
const seconds = ({ now }: World): number => now.getTime() / 1000;

const compteOf = (of: World, slug: string) => {
  const { compte: nom, adresses, badge, efface_ts, direct, sans_modele, statut, paye_jusqu_au } = of;
  return {
    ...{ slug, nom, adresses, badge, efface_ts, direct, sans_modele, statut, servi: true },
    marque: { nom: 'Horizon Conseil', couleur: '#0b5cad', contact: '02 41 00 00 00' },
    paiement: { plan: 'agence5', mode: 'virement', etat: 'à jour', paye_jusqu_au },
  };
};

const clientOf = ({ entreprise, mesure, mesure_detail, demarre_ts, cite }: World, id: string) => ({
  ...{ id, entreprise, mesure, mesure_detail, actif: true, site: 'lagrange.test', livrables: 1, demarre_ts },
  constat: cite === undefined ? undefined : { cite, reponses: 40, devant: [] },
});

const leadOf = ({ entreprise, lead }: World, id: string) => ({
  ...{ id, etat: 'accepté', entreprise, ville: 'Lyon', concurrents: ['Maison Brunel', 'Le Four'] },
  confirmation: lead?.confirme_ts === undefined ? 'a.l_1.mac' : undefined,
  ...lead,
});

const questionsOf = ({ cite }: World, client: string) => {
  const etats = [2, 4].map((n) => ({
    ...{ n, question: `Question ${n} ?`, rang: n, etat: 'conquerir', reponses: 20, cite: 0, devant: [] },
  }));
  const questions = [{ n: 2, question: 'Quel boulanger à Angers ?' }];
  return { client, questions, etats: cite === undefined ? [] : etats };
};

/** The services that are asked, between a test and what it says of them. */
export const peers = (of: World) => {
  /** The history of a service: nothing for an event of another id. */
  const history = {
    readHistory: async ({ event_id }: { readonly event_id?: string }) => ({
      gestures: of.geste === null || event_id !== 'e1' ? [] : [{ at_ms: of.now.getTime(), ...of.geste }],
    }),
  };
  const answering = {
    accounts: {
      lireCompte: async ({ compte }: typeof EVENT) =>
        compte === EVENT.compte ? found('compte', compteOf(of, compte)) : NON,
      lireAcces: async () => {
        const cles = [{ id: EVENT.cle, porte: 'agence', fin: 'ab12', remise_ts: seconds(of) }];
        return found('acces', { cles, sans_lettre: of.sans_lettre, lettre: 'k1.horizon.mac' });
      },
      lireDemande: async ({ demande: id }: typeof EVENT) => found('demande', { id, ...of.demande }),
    },
    histories: { accounts: history, billing: history },
    sessions: {
      lireLien: async ({ sans_jeton }: { readonly sans_jeton?: boolean }) =>
        of.lien === null
          ? NON
          : found('lien', {
              ...{ ...of.lien, slug: EVENT.compte, nom: of.compte },
              ...(sans_jeton === true && { jeton: '' }),
            }),
      lireConnexion: async () => {
        const place = { adresse: 'ada@horizon.test', appelant: '192.0.2.9', navigateur: 'Firefox sur Linux' };
        return of.connexion ? found('connexion', { ...place, vue_ts: seconds(of) }) : NON;
      },
    },
    form: {
      lireLead: async ({ lead }: typeof EVENT) => (of.lead === null ? NON : found('lead', leadOf(of, lead))),
    },
    diagnostics: {
      lireLiens: async ({ documents }: { readonly documents: readonly string[] }) => ({
        liens: Object.fromEntries(documents.map((id) => [id, LIEN])),
      }),
      lireLienDeLead: async () => ({ lien: of.rapport ? LIEN : undefined, simulee: of.simulee }),
    },
    clients: {
      lireClient: async ({ id }: { readonly id: string }) => {
        of.absences -= 1;
        if (of.absences >= 0) throw new Unavailable('clients is away');
        return found('client', clientOf(of, id));
      },
      lirePortefeuille: async () => {
        const others = of.voisins.map((voisin, i) => ({
          ...{ ...clientOf(of, `c_${i + 2}`), demarre_ts: undefined, ...voisin },
        }));
        return { clients: [clientOf(of, EVENT.client), ...others] };
      },
      lireQuestions: async ({ id }: { readonly id: string }) => found('questions', questionsOf(of, id)),
    },
    prospections: {
      lireProspection: async () => ({ diagnostics: [{ id: EVENT.demande, entreprise: 'Le Four' }] }),
    },
    measurement: {
      lireChangements: async () => ({ changements: of.changements }),
      decrireModeles: async () => ({ modeles: 1, lecteur: true, commandes: of.modele }),
      lireDocument: async ({ token }: { readonly token: string }) =>
        found('document', { html: `<p>${token}</p>`, nom_de_fichier: 'rapport-maison-lagrange.html' }),
      lireLivrables: async () => {
        const { rapport, simulee, non_lu } = of;
        const dated = { periode: '11/2026', titre: '', cree: '21/11/2026' };
        return { livrables: rapport ? [{ id: 'd_1', ...dated, lien: LIEN, simulee, non_lu }] : [] };
      },
    },
  };
  return answering as unknown as Pick<Needs, keyof typeof answering>;
};
