import type { MailServer } from '../../../../shared-kernel/mail-server.js';
import type { MailProvider } from '../domain/mail-provider.js';
import { presetOf, type MailboxPreset } from '../domain/preset-of.js';
import { providerOf } from '../domain/provider-of.js';
import type { AllowedServers } from './allowed-servers.js';
import { MailProviders } from './ports/mail-providers.js';

/** What the form for a mailbox is filled in with. */
export class MailboxPresets {
  constructor(
    private readonly providers: MailProviders,
    private readonly servers: AllowedServers,
    private readonly offersMicrosoft: boolean,
  ) {}

  /** The preset of the address's provider first, then all others, and a mailbox of any other provider last. */
  async for(email: string): Promise<{ chosen: MailboxPreset; presets: MailboxPreset[] }> {
    const all = await this.providers.all();
    const isAllowed = ({ host, port }: MailServer) => this.servers.isAllowed(host, port);
    const preset = (provider: MailProvider | null) => presetOf(provider, isAllowed, this.offersMicrosoft);
    return { chosen: preset(providerOf(email, all)), presets: [...all, null].map(preset) };
  }
}
