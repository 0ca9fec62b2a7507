import { expect, test } from '@jest/globals';
import { mailDigest } from './cut.ts';
import { wrongMails } from './mailed.ts';

const mail = (id: string, subject = 'Bonjour') => ({
  mail: { messageId: `<${mailDigest(id)}@agence.example>`, subject },
});
const mesure = (etat: string, entreprise = 'Pain') => ({ state: { etat, fiche: { entreprise } } });

/** What is wrong when these came, after these measurements and with these marked as sent. */
const wrong = (
  came: readonly ReturnType<typeof mail>[],
  {
    mesures = [],
    sent = [],
    cut = [],
  }: { mesures?: ReturnType<typeof mesure>[]; sent?: string[]; cut?: string[] },
): number =>
  wrongMails(
    {
      relay: { received: () => came },
      cuts: {
        unexplained: (_, ids) => ({ ids: ids.filter((id) => !cut.map(mailDigest).includes(id)), allowed: 0 }),
      },
    },
    mesures,
    sent.map((_id) => ({ _id })),
  ).length;

test('what is marked as sent came, and came again only where its sending was cut off', () => {
  expect(wrong([mail('a'), mail('b')], { sent: ['a', 'b'] })).toBe(0);
  expect(wrong([mail('a')], { sent: ['a', 'b'] })).toBe(1);
  expect(wrong([mail('a'), mail('a')], { sent: ['a'] })).toBe(1);
  expect(wrong([mail('a'), mail('a')], { sent: ['a'], cut: ['a'] })).toBe(0);
});

test('of each measurement that is over it was written once, whichever way it ended', () => {
  const report = 'Rapport prêt\u00A0: Pain';
  expect(wrong([mail('a', report)], { mesures: [mesure('faite')] })).toBe(0);
  expect(wrong([mail('a', report), mail('a', report)], { mesures: [mesure('faite')], cut: ['a'] })).toBe(0);
  expect(wrong([], { mesures: [mesure('faite')] })).toBe(1);
  expect(wrong([mail('a', report)], { mesures: [mesure('faite'), mesure('faite')] })).toBe(1);
  expect(wrong([mail('a', report), mail('b', report)], { mesures: [mesure('faite')] })).toBe(1);
  expect(wrong([mail('a', report)], { mesures: [mesure('faite', 'Lumière')] })).toBe(1);
  expect(wrong([], { mesures: [mesure('en échec')] })).toBe(1);
  expect(wrong([], { mesures: [mesure('en cours'), mesure('annulée')] })).toBe(0);
});
