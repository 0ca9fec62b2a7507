import type { Obtained } from './source.ts';

/** A server that runs already and whose address was given. It is used or nothing is: silently taking another would hide its data. */
export async function fromUrl(url: string | undefined): Promise<Obtained> {
  if (url === undefined) throw new Error('not given');
  return { kind: 'url', url, from: `used as given, ${url.replace(/\/\/[^@/]*@/, '//')}` };
}
