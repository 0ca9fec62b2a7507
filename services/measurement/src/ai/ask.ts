import { readerFaultsOf } from '../simulator/lecture.ts';
import { simulateReading } from '../simulator/simulate.ts';
import type { AskModel } from './port.ts';
import { PROVIDERS } from './providers.ts';
import type { AiSettings } from './settings.ts';

/** One function for every configured model. `timeoutMs` must stay under half the time a call is given by its cell. */
export const askModelOf =
  (settings: AiSettings, { timeoutMs }: { timeoutMs: number }): AskModel =>
  async (call) => {
    const { provider } = call.model;
    if (provider === 'simulator')
      return simulateReading(readerFaultsOf(settings.SIMULATOR_READER_FAULTS))(call);
    const { throughSdk } = await import('./sdk.ts');
    const adapter = PROVIDERS[provider];
    return throughSdk(adapter, { apiKey: settings[adapter.key], baseURL: settings[adapter.base], timeoutMs })(
      call,
    );
  };
