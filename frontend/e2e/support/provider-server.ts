import { test as base } from './app-server';
import { ProviderStandIn } from './provider-stand-in';

/** A server whose texts are written by a stand-in of the AI provider. */
export const providerTest = base.extend<object, { provider: ProviderStandIn }>({
  provider: [
    async ({}, provide) => {
      const provider = await ProviderStandIn.start();
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    ({ provider }, provide) => provide({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'stand-in-1' }),
    { scope: 'worker' },
  ],
});
