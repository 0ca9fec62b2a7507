import type { Request } from 'express';

/** Whether a form was sent from a page of ours: what the browser says of it, or else the page's address. */
export function fromOurPages(req: Request, publicUrl: URL): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.get('origin');
  return origin !== undefined && origin === publicUrl.origin;
}
