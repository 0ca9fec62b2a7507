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

const NON = { result: { $case: 'refus' as const, value: { refus: undefined } } };

/** The history of a service: nothing for an event of another id. */
const historyOf = (of: World) => ({
  readHistory: async ({ event_id }: { event_id?: string | undefined }) => ({
    gestures:
      of.geste === null || event_id !== 'e1'
        ? []
        : [{ id: 'g1', at_ms: of.now.getTime(), at_ts: of.now.getTime() / 1000, ...of.geste, faits: [] }],
  }),
});

const clientOf = (of: World, id: string) => {
  const { entreprise, mesure, mesure_detail, demarre_ts, cite } = of;
  const constat =
    cite === undefined
      ? undefined
      : { cite, reponses: 40, devant: [], simulee: false, par_ia: [], faux: [], cours: [] };
  return {
    ...{ id, entreprise, mesure, mesure_detail, actif: true, site: 'lagrange.test', ville: undefined },
    ...{ derniere_mesure: undefined, livrables: 1, suivi: [], demarre_ts, constat },
  };
};

type Asked = 'accounts' | 'sessions' | 'form' | 'diagnostics' | 'clients' | 'prospections' | 'measurement';
type Histories = Record<keyof Needs['histories'], Partial<Needs['histories']['accounts']>>;

/** The services that are asked, between a test and what it says of them. */
export const peers = (of: World): { [P in Asked]: Partial<Needs[P]> } & { histories: Histories } => ({
  accounts: {
    lireCompte: async ({ compte: slug }: { compte: string }) =>
      slug === EVENT.compte
        ? {
            result: {
              $case: 'compte' as const,
              value: {
                slug,
                nom: of.compte,
                statut: of.statut,
                servi: true,
                marque: { nom: 'Horizon Conseil', couleur: '#0b5cad', contact: '02 41 00 00 00' },
                adresses: [...of.adresses],
                badge: of.badge,
                efface_ts: of.efface_ts,
                direct: of.direct,
                sans_modele: of.sans_modele,
                paiement: {
                  plan: 'agence5',
                  mode: 'virement',
                  etat: 'à jour',
                  paye_jusqu_au: of.paye_jusqu_au,
                },
              },
            },
          }
        : NON,
    lireAcces: async () => {
      const cles = [{ id: EVENT.cle, porte: 'agence', fin: 'ab12', remise_ts: of.now.getTime() / 1000 }];
      const { sans_lettre } = of;
      const more = {
        adresses_demandees: [],
        assistants: 0,
        badge: true,
        sans_lettre,
        lettre: 'k1.horizon.mac',
      };
      const value = { cles, sessions_tenues: [], ...more };
      return { result: { $case: 'acces' as const, value } };
    },
    lireDemande: async ({ demande: id }: { demande: string }) => ({
      result: { $case: 'demande' as const, value: { id, ...of.demande, demande_ts: 0 } },
    }),
  },
  histories: { accounts: historyOf(of), billing: historyOf(of) },
  sessions: {
    lireLien: async ({ sans_jeton }: { sans_jeton?: boolean | undefined }) => {
      if (of.lien === null) return NON;
      const jeton = sans_jeton === true ? '' : of.lien.jeton;
      const value = { ...of.lien, jeton, slug: EVENT.compte, nom: of.compte };
      return { result: { $case: 'lien' as const, value } };
    },
    lireConnexion: async () => {
      if (of.connexion === null) return NON;
      const value = { compte: EVENT.compte, ...of.connexion, vue_ts: of.now.getTime() / 1000 };
      return { result: { $case: 'connexion' as const, value } };
    },
  },
  form: {
    lireLead: async ({ lead: id }: { lead: string }) => {
      const { entreprise, lead } = of;
      if (lead === null) return NON;
      const said = { ville: 'Lyon', metier: undefined, site_web: undefined, objet: undefined };
      const about = { concurrents: ['Maison Brunel', 'Le Four'], recu_ts: 0, accepte_ts: 0 };
      const value = {
        id,
        etat: 'accepté',
        entreprise,
        motif: undefined,
        attend: false,
        ...said,
        ...about,
        confirme_ts: undefined,
        confirmation: lead.confirme_ts === undefined ? 'a.l_1.mac' : undefined,
        ...lead,
      };
      return { result: { $case: 'lead' as const, value } };
    },
  },
  diagnostics: {
    lireLiens: async ({ documents }: { documents: readonly string[] }) => ({
      liens: Object.fromEntries(documents.map((id) => [id, LIEN])),
    }),
    lireLienDeLead: async () => ({ lien: of.rapport ? LIEN : undefined, simulee: of.simulee }),
  },
  clients: {
    lireClient: async ({ id }: { id: string }) => {
      of.absences -= 1;
      if (of.absences >= 0) throw new Unavailable('clients is away');
      return { result: { $case: 'client' as const, value: clientOf(of, id) } };
    },
    lirePortefeuille: async () => {
      const others = of.voisins.map((voisin, i) => ({
        ...clientOf(of, `c_${i + 2}`),
        demarre_ts: undefined,
        ...voisin,
      }));
      const clients = [clientOf(of, EVENT.client), ...others];
      return {
        clients,
        plafond: 5,
        places_restantes: 4,
        places_tenues: [],
        leads: undefined,
        limites: undefined,
      };
    },
    lireQuestions: async ({ id: client }: { id: string }) => {
      const { entreprise, mesure, mesure_detail } = of;
      const questions = [{ n: 2, question: 'Quel boulanger à Angers ?' }];
      const result = {
        etat: 'conquerir',
        reponses: 20,
        cite: 0,
        premier: 0,
        intervalle: [0, 0.2],
        devant: [],
        par_ia: [],
      };
      const etats = [2, 4].map((n) => ({
        ...{ n, question: `Question ${n} ?`, rang: n, fiabilite: 'forte', incertaines: 0, ...result },
      }));
      const standing = { etats: of.cite === undefined ? [] : etats, au_repos: [], prochaine_page: undefined };
      const value = { client, entreprise, mesure, mesure_detail, questions, ...standing };
      return { result: { $case: 'questions' as const, value } };
    },
  },
  prospections: {
    lireProspection: async () => {
      const asked = { entreprise: 'Le Four', site: 'lefour.test', ville: undefined, metier: undefined };
      const diagnostics = [{ ...asked, demande_ts: 0, etat: 'prêt', document: 'd_1', id: EVENT.demande }];
      return { leads: undefined, diagnostics };
    },
  },
  measurement: {
    lireChangements: async () => ({ changements: [...of.changements] }),
    decrireModeles: async () => ({ modeles: 1, lecteur: true, commandes: of.modele }),
    lireDocument: async ({ token }: { token: string }) => {
      const value = { html: `<p>${token}</p>`, nom_de_fichier: 'rapport-maison-lagrange.html' };
      return { result: { $case: 'document' as const, value } };
    },
    lireLivrables: async () => {
      const rapport = { id: 'd_1', genre: 'rapport', periode: '11/2026', titre: '', etat: 'prêt' };
      const { simulee, non_lu } = of;
      return {
        livrables: of.rapport ? [{ ...rapport, cree: '21/11/2026', lien: LIEN, simulee, non_lu }] : [],
      };
    },
  },
});
