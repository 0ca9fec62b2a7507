import type { Request, Response } from 'express';

/** A route without a key: it writes its own answer. */
export type PublicRoute = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (req: Request, res: Response, id: string) => Promise<void>;
};
