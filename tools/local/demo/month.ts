import { type Api, until } from './api.ts';

const MEASURED = {
  entreprise: 'Plomberie Martin',
  ville: 'Angers',
  metier: 'plombier',
  concurrents: ['SOS Fuite Angers', 'Dépann’Eau 49'],
};
const LATER = {
  entreprise: 'Boulangerie Chabot',
  site_web: 'https://boulangerie-chabot.example',
  ville: 'Saumur',
  metier: 'boulangerie',
};
/** Its questions wait for validation, as a new agency sees them. */
const TODAY = {
  entreprise: 'Garage Leroy',
  site_web: 'https://garage-leroy.example',
  ville: 'Cholet',
  metier: 'garage',
};
const PROSPECT = {
  entreprise: 'Fleurs de Loire',
  site_web: 'https://fleurs-de-loire.example',
  ville: 'Angers',
  metier: 'fleuriste',
};

/** Days before today when the demo begins, when the second client comes, and when the first one is measured again. */
export const BEGINS = 40;
const SECOND_CLIENT = 12;
const SECOND_MEASUREMENT = 8;
const MEASURED_ON = 5;

/** Moves the clock to this many days before today, unless it is there or later. */
export type MoveTo = (days_ago: number) => Promise<void>;

type Document = { readonly genre: string; readonly lien: string };

/** Places the client of that name unless an earlier start did. */
async function place(api: Api, client: { entreprise: string; site_web: string }): Promise<string> {
  const { clients } = (await api('clients/')) as { clients: { id: string; entreprise: string }[] };
  const there = clients.find(({ entreprise }) => entreprise === client.entreprise);
  if (there !== undefined) return there.id;
  const { poses } = (await api('clients/', { clients: [client], confirmer: true })) as {
    poses: { id: string }[];
  };
  return poses[0]?.id ?? '';
}

/** The client's documents of a kind, the newest first. */
async function kept(api: Api, id: string, wanted: string): Promise<readonly Document[]> {
  const { livrables } = (await api(`clients/${id}/livrables/`)) as { livrables: Document[] };
  return livrables.filter(({ genre }) => genre === wanted);
}

/** Waits for `count` documents of the client; returns the newest. */
const untilKept = (api: Api, id: string, wanted: string, count = 1): Promise<Document> =>
  until(`${count} ${wanted}`, async () => {
    const found = await kept(api, id, wanted);
    return found.length < count ? undefined : found[0];
  });

/** Waits for the report and for the page after it: the clock must not move before. */
async function untilReported(api: Api, id: string, times: number): Promise<Document> {
  const report = await untilKept(api, id, 'rapport', times);
  await untilKept(api, id, 'page', times);
  return report;
}

/** Launches the client's first measurement unless an earlier start did, and waits for its report. */
async function measure(api: Api, id: string): Promise<void> {
  const mesure = await until('its questions', async () => {
    const questions = await api(`clients/${id}/questions/`);
    return questions['mesure'] === 'questions en préparation' ? undefined : questions['mesure'];
  });
  if (mesure === 'à valider') await api(`clients/${id}/questions/`, { lancer: true });
  await untilReported(api, id, 1);
}

/** Waits until this day of the monthly measurement has begun, or its report is there. */
const untilDay = (api: Api, id: string, day: number): Promise<true> =>
  until(`day ${day} of its measurement`, async () => {
    const { mesure_detail } = await api(`clients/${id}/questions/`);
    const [, begun = '0'] = /au jour (\d)/.exec(`${mesure_detail ?? ''}`) ?? [];
    return Number(begun) >= day || (await kept(api, id, 'rapport')).length > 1 ? true : undefined;
  });

/** Audits the client's site once, where it can be read. */
async function auditOnce(api: Api, id: string): Promise<void> {
  if ((await kept(api, id, 'audit')).length > 0) return;
  await api(`clients/${id}/audit/`, {});
  await untilKept(api, id, 'audit');
}

/**
 * A month of an agency's work by its own API; returns the link to the newest report. Each step first looks at what an
 * interrupted start did. If `moveTo` is null, the first client is measured once.
 */
export async function liveMonth(api: Api, site_web: string, moveTo: MoveTo | null): Promise<string> {
  await moveTo?.(BEGINS);
  const first = await place(api, { ...MEASURED, site_web });
  await measure(api, first);
  await moveTo?.(SECOND_CLIENT);
  const second = await place(api, LATER);
  if (moveTo !== null) await measure(api, second);
  for (let day = 1; moveTo !== null && day <= MEASURED_ON; day += 1) {
    await moveTo(SECOND_MEASUREMENT + 1 - day);
    await untilDay(api, first, day);
  }
  const { lien } = await untilReported(api, first, moveTo === null ? 1 : 2);
  await auditOnce(api, first);
  const { diagnostics } = (await api('diagnostics/')) as { diagnostics: readonly unknown[] };
  if (diagnostics.length === 0) await api('diagnostics/', { ...PROSPECT, confirmer: true });
  await moveTo?.(0);
  await place(api, TODAY);
  return lien;
}
