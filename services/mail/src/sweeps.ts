import type { Sweep } from '@agence/platform/process/sweeper';
import type { Needs } from './needs.ts';
import { takeUpOrders } from './orders/prendre.sweep.ts';
import { tellRefused } from './orders/refus.sweep.ts';
import { sendDue } from './sending/due.sweep.ts';
import { purge } from './sending/purge.sweep.ts';
import { writeTodo } from './todo/todo.sweep.ts';

export const sweeps = (needs: Needs): readonly Sweep[] => [
  sendDue(needs),
  takeUpOrders(needs),
  tellRefused(needs),
  writeTodo(needs),
  purge(needs),
];
