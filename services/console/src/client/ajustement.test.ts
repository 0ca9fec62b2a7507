import { expect, test } from '@jest/globals';
import { ajustement } from './client.screens.ts';

const asked = (fields: Readonly<Record<string, string>>) => ajustement(new Map(Object.entries(fields)));
const AVANT = 'Quel plombier\nchoisir ?';

test.each([
  [{ 'avant-1': AVANT, 'q-1': 'Quel plombier\r\nchoisir ?' }, {}],
  [
    { 'avant-1': AVANT, 'q-1': ' Quel boulanger\r\n choisir ? ' },
    { remplacer: { 1: 'Quel boulanger choisir ?' } },
  ],
  [{ 'avant-1': AVANT, 'q-1': 'Autre chose ?', 'retirer-1': 'oui' }, { retirer: [1] }],
  [{ 'avant-1': AVANT, 'q-1': AVANT, etape: 'lancer' }, { lancer: true }],
])('%j asks for %j', (fields, body) => expect(asked(fields)).toEqual(body));
