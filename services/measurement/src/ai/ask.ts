import type { Limits } from './limits.ts';
import type { AskModel } from './port.ts';
import { PROVIDERS } from './providers.ts';
import type { Note } from './sdk.ts';
import type { AiSettings } from './settings.ts';
import { orderFaultsOf } from './simulator/orders.ts';
import { readerFaultsOf } from './simulator/reader.ts';
import { simulateFaulty } from './simulator/simulate.ts';

/** One function for every configured model. `limits`: instead of the model's own; `note` receives the request and the reply. */
export const askModelOf =
  (settings: AiSettings, limits: Partial<Limits> = {}, note?: Note): AskModel =>
  async (call) => {
    const { provider } = call.model;
    if (provider === 'simulator')
      return simulateFaulty({
        reader: readerFaultsOf(settings.SIMULATOR_READER_FAULTS),
        orders: orderFaultsOf(settings.SIMULATOR_ORDERS_FAULTS),
      })(call);
    const { throughSdk } = await import('./sdk.ts');
    const adapter = PROVIDERS[provider];
    return throughSdk(adapter, {
      apiKey: settings[adapter.key],
      baseURL: settings[adapter.base],
      limits,
      note,
    })(call);
  };
