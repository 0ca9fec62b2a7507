import { fr } from '@agence/gesture';
import { z } from 'zod';
import { holding, MAX, mayBeAbsent, question } from '../shape/shape.ts';

const MIN_QUESTION = 10;
const MAX_NUMBER = 2 ** 31 - 1;

const numero = z.int().min(1).max(MAX_NUMBER);

/** Body of `POST clients/{id}/questions/`: something must be asked for. */
export const questionsBody = z
  .object({
    retirer: mayBeAbsent(z.array(numero).max(1000)),
    remplacer: mayBeAbsent(
      z.record(z.string().regex(/^[1-9][0-9]{0,8}$/), question(MIN_QUESTION, MAX.question)),
    ),
    lancer: mayBeAbsent(z.boolean()),
  })
  .refine(
    ({ retirer = [], remplacer = {}, lancer = false }) =>
      lancer || retirer.length > 0 || Object.keys(remplacer).length > 0,
    { message: fr`rien n'est demandé : retirez ou remplacez une question, ou lancez la mesure` },
  )
  .meta({
    anyOf: holding({
      retirer: { type: 'array', minItems: 1 },
      remplacer: { type: 'object', minProperties: 1 },
      lancer: { const: true },
    }),
  });
