import { listenBehind } from '@agence/platform/http-behind';
import { limitGauges } from '@agence/platform/limits/sliding-limit';
import { openPlatform } from '@agence/platform/service';
import { config } from './config.ts';
import { gather } from './needs.ts';
import { servedByConsole } from './served.ts';

const platform = openPlatform('console', config);
const needs = gather(platform, config);

await platform.run({
  services: [],
  gauges: limitGauges(Object.values(needs.limits)),
  open: async () => {
    const { stop } = await listenBehind(servedByConsole(needs), platform.log, config);
    return async () => {
      await stop();
      needs.close();
    };
  },
});
