import { expect, test } from '@jest/globals';
import { navigateurDe } from './navigateur.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, 'Chrome sur Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge sur Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome sur Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari sur macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1',
    'Chrome sur iPhone',
  ],
  ['curl/8.5.0', 'navigateur inconnu sur système inconnu'],
  ['<b>Appelez le 0800 000 000</b>\r\nBcc: a@b.test', 'navigateur inconnu sur système inconnu'],
  [undefined, 'navigateur inconnu sur système inconnu'],
])('%j is named by words of ours', (agent, name) => {
  expect(navigateurDe(agent)).toBe(name);
});
