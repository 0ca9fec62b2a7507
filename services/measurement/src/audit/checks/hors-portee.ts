import { fr } from '@agence/gesture';
import { isDown } from '../../sites/site.data.ts';
import { type Check, nonVerifie } from '../finding.ts';

/** llms.txt, for information only: engines rarely read it. */
export const llmsTxt: Check = ({ site: { llms } }) => {
  if (llms === null || llms.kind === 'unread' || isDown(llms)) return [];
  const there = llms.status === 200 && !/text\/html/i.test(llms.content_type);
  return [
    nonVerifie(
      'llms-txt',
      '/llms.txt',
      there
        ? fr`présent. Pour information seulement : les IA le lisent rarement.`
        : fr`absent. Pour information seulement : les IA le lisent rarement.`,
    ),
  ];
};

/** What reading the site cannot show. */
export const fichesTierces: Check = () => [
  nonVerifie(
    'fiches',
    fr`Fiches d'établissement (Google, Apple, Bing)`,
    fr`hors de portée d'une lecture du site.`,
  ),
];
