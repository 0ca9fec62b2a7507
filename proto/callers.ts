type Rpcs = Readonly<Record<string, readonly string[]>>;

/** What an agency asks, at each of its doors. */
const ORDERS = {
  accounts: [
    ...['Accounts/ChangerMarque', 'Accounts/ChangerBadge', 'Accounts/DemanderAdresse'],
    ...['Accounts/RevoquerCles', 'Accounts/DemanderCle'],
  ],
  clients: [
    ...['Clients/LirePortefeuille', 'Clients/LireClient', 'Clients/LireQuestions'],
    ...['Clients/Poser', 'Clients/Retirer', 'Clients/AjusterQuestions'],
    ...['Prospections/DemanderDiagnostic', 'Prospections/LireProspection'],
    ...['Suivi/Corriger', 'Suivi/ChangerReperes', 'Suivi/ChoisirPage', 'Suivi/AdmettreAudit'],
  ],
  measurement: [
    ...['Measurement/DecrireModeles', 'Measurement/LireLivrables'],
    ...['Audits/Auditer', 'Diagnostics/LireLiens', 'Diagnostics/DonnerExemples'],
  ],
  billing: [
    ...['Billing/LireFacturation', 'Billing/DemanderFormule'],
    ...['Billing/NoterVirement', 'Billing/RetirerFormule', 'Billing/Resilier'],
  ],
} satisfies Rpcs;

const HISTORY = 'History/ReadHistory';
const TASK = 'Tasks/RunScheduled';
const TODO = 'Todo/CountTodo';

/**
 * Which rpcs each caller may call, by the service that answers them: `Service/Method`. What is for operators is not listed: it
 * is open to `operator`, and to nobody else. The network policies let in the same callers (deploy/k8s).
 */
export const CALLS: Readonly<Record<string, Rpcs>> = {
  gateway: {
    accounts: [...ORDERS.accounts, 'Accounts/Authenticate', TASK],
    clients: [...ORDERS.clients, TASK],
    measurement: [...[...ORDERS.measurement, 'Measurement/LireDocument', 'Measurement/LireDonnees', TASK]],
    billing: [...ORDERS.billing, 'Billing/RecevoirPaiement', TASK],
    form: [TASK],
    mail: [TASK],
  },
  console: {
    accounts: [
      ...[...ORDERS.accounts, 'Accounts/LireAcces', 'Sessions/DemanderLien', 'Sessions/OuvrirSession'],
      ...['Sessions/LireSession', 'Sessions/ListerComptes', 'Sessions/ChangerDeCompte'],
      ...['Sessions/FermerSessions', 'Accounts/RetirerDemande', 'Accounts/LireDemande'],
      ...['Accounts/ReglerLettre', HISTORY],
    ],
    clients: [...ORDERS.clients, 'Suivi/NoterRemise', HISTORY],
    measurement: [
      ...[...ORDERS.measurement, 'Measurement/LireAvancement', HISTORY],
      ...['Readings/ProposerCitation', 'Readings/TrancherCitation', 'Readings/LireReponses'],
      'Readings/LireSources',
      ...['Readings/LireReponse', 'Readings/EtiqueterReponse', 'Readings/LireExemple'],
    ],
    billing: [...ORDERS.billing, 'Billing/LireEspace', HISTORY],
    mail: ['Mail/LireRetours'],
  },
  mail: {
    accounts: [
      ...[...ORDERS.accounts, 'Accounts/LireCompte', 'Accounts/LireParBadge', 'Accounts/LireDemande'],
      ...['Accounts/LireAcces', 'Sessions/LireLien', 'Sessions/LireConnexion', HISTORY, TODO],
    ],
    clients: [...ORDERS.clients, TODO],
    measurement: [
      ...[...ORDERS.measurement, 'Measurement/LireDocument', 'Diagnostics/LireLienDeLead'],
      ...['Commandes/Comprendre', 'Measurement/LireChangements', TODO],
    ],
    billing: [...ORDERS.billing, HISTORY, TODO],
    form: ['Form/LireLead', TODO],
  },
  measurement: {
    accounts: ['Accounts/LireCompte'],
    clients: [
      ...['Dossiers/LireDossier', 'Dossiers/RemettreQuestions', 'Dossiers/RemettreEtats'],
      ...['Dossiers/RemettreDocument', 'Pages/FigerPage'],
      ...['Prospections/LireDemande', 'Prospections/RemettreDiagnostic'],
    ],
    form: ['Form/LireFiche'],
    mail: ['Mail/SendNow'],
  },
  clients: {
    accounts: ['Accounts/LireCompte'],
    measurement: ['Measurement/DecrireModeles', 'Measurement/LireLivrables', 'Measurement/LireMesures'],
  },
  billing: { clients: ['Clients/LirePortefeuille', 'Clients/FixerLimites'] },
  operator: {
    accounts: [HISTORY],
    clients: ['Clients/Poser', HISTORY],
    measurement: [HISTORY],
    billing: [HISTORY],
    form: [HISTORY],
    mail: [HISTORY],
    console: [HISTORY],
  },
};

/** What only the previous release calls. It leaves with the next release. */
const CALLED_BEFORE: typeof CALLS = { console: { measurement: ['Readings/LireIncertaines'] } };

/** The services that call any other. */
export const CALLERS: readonly string[] = Object.keys(CALLS).filter((caller) => caller !== 'operator');

/** The services that call a service; the operator, who calls each, is not among them. */
export const callersOf = (service: string): readonly string[] =>
  CALLERS.filter((caller) => CALLS[caller]?.[service] !== undefined);

export const rpcsOf = (caller: string, service: string): ReadonlySet<string> =>
  new Set([...(CALLS[caller]?.[service] ?? []), ...(CALLED_BEFORE[caller]?.[service] ?? [])]);

/** The setting in which a service finds the digest of a caller's token. */
export const digestSetting = (caller: string): string => `${caller.toUpperCase()}_TOKEN_SHA256`;
