import { fr } from '@agence/gesture';
import { isDown } from '../../sites/site.data.ts';
import { type Check, nonVerifie } from '../finding.ts';

const LLMS = fr`Ce fichier, proposé en 2024, résume un site pour les IA. Google écrit que sa recherche l'ignore, et nous ne le conseillons pas.`;

/** llms.txt: what it is, without advice to write one (developers.google.com, guide to generative AI features, 2026-07-10). */
export const llmsTxt: Check = ({ site: { llms } }) => {
  if (llms === null || isDown(llms) || llms.kind === 'unread') return [];
  const there = llms.status === 200 && !/text\/html/i.test(llms.content_type);
  return [nonVerifie('llms-txt', '/llms.txt', `${there ? fr`présent.` : fr`absent.`} ${LLMS}`)];
};

/** What reading the site cannot show. */
export const fichesTierces: Check = () => [
  nonVerifie(
    'fiches',
    fr`Fiches d'établissement (Google, Apple, Bing)`,
    fr`hors de portée d'une lecture du site.`,
  ),
];
