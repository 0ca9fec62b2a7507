import { parse } from 'tldts';
import type { NameForm } from './name-form.ts';

/** "Rideau Plumbing" at rideau-plumbing.ca: the words of a site that hold a name's own one and another (R7); null where a competitor has them. */
export function labelOf(site: string, [client, ...others]: readonly NameForm[]): string | null {
  const label = (parse(site.trim()).domainWithoutSuffix ?? '').replaceAll('-', '');
  const own = client?.who === 'client' ? client.cores.flat().filter((w) => w.length > 3) : [];
  const fuller = own.some((w) => label.includes(w) && label.length > w.length + 3);
  return fuller && !others.some((f) => f.keys.has(label)) ? label : null;
}
