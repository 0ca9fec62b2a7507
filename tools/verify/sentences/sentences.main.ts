import { exemples } from '../../../packages/orders/src/orders.ts';
import { listed, sources } from './all.ts';

/** Prints every sentence for an agency, its clients, a prospect or a mail reader, with its route and place. */
for (const { origin, refusal, text, file, line } of listed(sources()))
  console.log([origin, refusal ?? '', text, `${file}:${line}`].join('\t'));
for (const text of exemples(undefined)) console.log(['an order by mail', '', text, ''].join('\t'));
