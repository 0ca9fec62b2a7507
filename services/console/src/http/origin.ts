import type { Request } from 'express';

/** Whether a form was sent from one of our pages: by `Sec-Fetch-Site`, else by `Origin`. */
export function fromOurPages(req: Request, publicUrl: URL): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.get('origin');
  return origin !== undefined && origin === publicUrl.origin;
}
