import { fr } from '@agence/gesture';

type Names = readonly (readonly [RegExp, string])[];

/** The first match wins: other browsers also call themselves Chrome and Safari. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (names: Names, agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system by names from our own list, so that the text of a forged header reaches no letter. */
export const navigateurDe = (agent = ''): string =>
  fr`${named(BROWSERS, agent) ?? 'navigateur inconnu'} sur ${named(SYSTEMS, agent) ?? 'système inconnu'}`;
