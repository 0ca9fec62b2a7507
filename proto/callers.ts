/** The three doors of an agency: API (gateway), console and mail. */
const DOORS = ['gateway', 'console', 'mail'];

type Callers = readonly string[];

/** The gRPC services that accounts, clients, measurement, billing and form share, with their callers. */
const COMMON = { History: ['operator'], Tasks: ['gateway'], Todo: ['mail'] };

/**
 * Callers of each gRPC service. The line of a service also opens rpcs that are added later. A line for one rpc replaces
 * the line of its service. Without a line every call is refused. Services named `…Operator` are not listed: only
 * `operator` may call them. The network policies let in the same callers (deploy/k8s).
 */
export const OPEN: Readonly<Record<string, Readonly<Record<string, Callers>>>> = {
  accounts: {
    Accounts: DOORS,
    'Accounts/Authenticate': ['gateway'],
    'Accounts/LireCompte': ['mail', 'measurement', 'clients'],
    'Accounts/LireParBadge': ['mail'],
    'Accounts/LireDemande': ['console', 'mail'],
    'Accounts/LireAcces': ['console', 'mail'],
    'Accounts/RetirerDemande': ['console'],
    'Accounts/ReglerLettre': ['console'],
    Sessions: ['console'],
    'Sessions/LireLien': ['mail'],
    'Sessions/LireConnexion': ['mail'],
    ...COMMON,
    History: ['console', 'mail', 'operator'],
  },
  clients: {
    Clients: DOORS,
    'Clients/LirePortefeuille': [...DOORS, 'billing'],
    'Clients/Poser': [...DOORS, 'operator'],
    'Clients/FixerLimites': ['billing'],
    Suivi: DOORS,
    'Suivi/NoterRemise': ['console'],
    Prospections: DOORS,
    'Prospections/LireDemande': ['measurement'],
    'Prospections/RemettreDiagnostic': ['measurement'],
    Dossiers: ['measurement'],
    Pages: ['measurement'],
    ...COMMON,
    History: ['console', 'operator'],
  },
  measurement: {
    'Measurement/DecrireModeles': [...DOORS, 'clients'],
    'Measurement/LireLivrables': [...DOORS, 'clients'],
    'Measurement/LireMesures': ['clients'],
    'Measurement/LireAvancement': ['console'],
    'Measurement/LireDocument': ['gateway', 'mail'],
    'Measurement/LireDonnees': ['gateway'],
    'Measurement/LireChangements': ['mail'],
    Audits: DOORS,
    Diagnostics: DOORS,
    'Diagnostics/LireLienDeLead': ['mail'],
    Readings: ['console'],
    'Readings/LireIncertaines': [],
    Commandes: ['mail'],
    ...COMMON,
    History: ['console', 'operator'],
  },
  billing: {
    Billing: DOORS,
    'Billing/RecevoirPaiement': ['gateway'],
    'Billing/LireEspace': ['console'],
    ...COMMON,
    History: ['console', 'mail', 'operator'],
  },
  form: {
    'Form/LireLead': ['mail'],
    'Form/LireFiche': ['measurement'],
    ...COMMON,
  },
  mail: {
    'Mail/SendNow': ['measurement'],
    'Mail/LireRetours': ['console'],
    History: ['operator'],
    Tasks: ['gateway'],
  },
  console: { History: ['operator'] },
};

/** The services that call a service; the operator, who calls each, is not among them. */
export const callersOf = (service: string): Callers =>
  [...new Set(Object.values(OPEN[service] ?? {}).flat())].filter((caller) => caller !== 'operator');

/** The services that call any other. */
export const CALLERS: Callers = [...new Set(Object.keys(OPEN).flatMap(callersOf))];

const callersOfLine = new Map(
  Object.entries(OPEN).flatMap(([service, lines]) =>
    Object.entries(lines).map(([line, callers]) => [`${service} ${line}`, callers] as const),
  ),
);

/** Whether a caller may call an rpc, `Service/Method`, where this service serves it. */
export const mayCall = (caller: string, service: string, rpc: string): boolean => {
  const [grpcService] = rpc.split('/');
  const callers = callersOfLine.get(`${service} ${rpc}`) ?? callersOfLine.get(`${service} ${grpcService}`);
  return callers?.includes(caller) === true;
};

/** The setting in which a service finds the digest of a caller's token. */
export const digestSetting = (caller: string): string => `${caller.toUpperCase()}_TOKEN_SHA256`;
