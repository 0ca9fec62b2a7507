import type { readConfig as read } from '@agence/platform/config';

export * from '@agence/platform/config';

/** What a service hands to `readConfig`: its settings as they are written in its config.ts, and what refuses some together. */
export type Written = {
  readonly settings: Parameters<typeof read>[0];
  readonly refuses: Parameters<typeof read>[1];
};

export const readConfig = (settings: Written['settings'], refuses: Written['refuses']): Written => ({
  settings,
  refuses,
});
