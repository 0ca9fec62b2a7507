import { platformSettings, readConfig } from '@agence/platform/config';

export const config = readConfig(platformSettings);
