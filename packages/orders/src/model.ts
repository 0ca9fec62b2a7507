export { type Autour, type Demande, demandeDe } from './model/demande.ts';
export { ORDERS_VERSION, orderRequest } from './model/prompt.ts';
export { prouver } from './model/prouver.ts';
