import { readFileSync, writeFileSync } from 'node:fs';
import { agencyRoutes } from '@agence/calls/agency-routes';
import { agencyDocument } from './openapi/document.ts';

/** Writes `services/gateway/openapi.json`; with `--check`, only tells whether the file is up to date. */
const file = new URL('../openapi.json', import.meta.url);
const wanted = `${JSON.stringify(agencyDocument(agencyRoutes(new Set())), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(file, wanted);
else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('services/gateway/openapi.json is not what the routes say: npm run openapi');
  process.exit(1);
}
