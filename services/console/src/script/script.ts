import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OpenScreen } from '../http/screen.ts';

/** The script of the screens; each screen works without it. */
const SCRIPT = readFileSync(new URL('./browser.js', import.meta.url), 'utf8');

/** The name is a digest of the script, so that browsers may cache it for ever. */
export const SCRIPT_PATH = `/console/${createHash('sha256').update(SCRIPT).digest('hex').slice(0, 16)}.js`;

export const script: OpenScreen = {
  path: SCRIPT_PATH,
  open: async () => ({ script: SCRIPT }),
};
