import type { Obtained } from './source.ts';

/** A running server whose address was given. There is no fallback: another server would silently hide its data. */
export async function fromUrl(url: string | undefined): Promise<Obtained> {
  if (url === undefined) throw new Error('not given');
  return { kind: 'url', url, from: `used as given, ${url.replace(/\/\/[^@/]*@/, '//')}` };
}
