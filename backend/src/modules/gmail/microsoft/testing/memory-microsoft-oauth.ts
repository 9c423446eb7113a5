import type { MailServer } from '../../../../shared-kernel/mail-server.js';
import type { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import {
  MicrosoftOAuth,
  type MicrosoftConsentRequest,
  type MicrosoftExchange,
  type MicrosoftRefresh,
  type MicrosoftTokens,
} from '../application/ports/microsoft-oauth.js';

const HOUR_MS = 3_600_000;

/** Microsoft in memory: a test grants a consent URL with `allow`. */
export class MemoryMicrosoftOAuth extends MicrosoftOAuth {
  isSetUp = true;
  /** Answers nothing. */
  down = false;
  /** The server's own app is refused, for example because its secret ended. */
  clientRefused = false;
  /** How often a refresh token came. */
  refreshes = 0;
  private readonly asked = new Map<string, MicrosoftConsentRequest>();
  private readonly codes = new Map<string, { address: string | null; codeVerifier: string }>();
  /** Refresh tokens that are good, and whose they are. */
  private readonly grants = new Map<string, string>();
  private readonly access = new Map<string, { address: string; endsAt: Date }>();
  private count = 0;

  constructor(
    private readonly clock: Pick<FixedClock, 'now'>,
    private readonly servers: { imap: MailServer; smtp: MailServer },
  ) {
    super();
  }

  consentUrl(request: MicrosoftConsentRequest): string {
    this.asked.set(request.state, request);
    return `https://microsoft.test/authorize?state=${request.state}`;
  }

  /** What the person does on Microsoft's page; `address` null: an account without one. Returns the code. */
  allow(url: string, address: string | null): string {
    const request = this.asked.get(new URL(url).searchParams.get('state') ?? '');
    if (!request) throw new Error('Nobody asked for this consent');
    const code = this.next('code');
    this.codes.set(code, { address, codeVerifier: request.codeVerifier });
    return code;
  }

  /** The person takes the access away, or changes the password. */
  endGrants(): void {
    this.grants.clear();
    this.access.clear();
  }

  /** What the mail servers ask: whether this token opens this mailbox now. */
  accepts(username: string, accessToken: string): boolean {
    const known = this.access.get(accessToken);
    return known?.address.toLowerCase() === username.toLowerCase() && known.endsAt > this.clock.now();
  }

  /** Tokens for a mailbox, as after a consent. */
  issue(address: string): MicrosoftTokens & { refreshToken: string } {
    const [accessToken, refreshToken] = [this.next('access'), this.next('refresh')];
    const accessExpiresAt = new Date(this.clock.now().getTime() + HOUR_MS);
    this.access.set(accessToken, { address, endsAt: accessExpiresAt });
    this.grants.set(refreshToken, address);
    return { accessToken, accessExpiresAt, refreshToken };
  }

  async exchange(code: string, codeVerifier: string): Promise<MicrosoftExchange> {
    if (this.down) return { kind: 'unavailable' };
    const consent = this.codes.get(code);
    this.codes.delete(code);
    if (consent?.codeVerifier !== codeVerifier) return { kind: 'refused' };
    const { address } = consent;
    if (address === null) return { kind: 'no_address' };
    return { kind: 'granted', grant: { ...this.issue(address), address, username: address, ...this.servers } };
  }

  async refresh(refreshToken: string): Promise<MicrosoftRefresh> {
    this.refreshes += 1;
    if (this.down) return { kind: 'unavailable', code: 'no_answer' };
    if (this.clientRefused) return { kind: 'unavailable', code: 'invalid_client' };
    const address = this.grants.get(refreshToken);
    if (address === undefined) return { kind: 'ended' };
    this.grants.delete(refreshToken);
    return { kind: 'renewed', tokens: this.issue(address) };
  }

  private next(kind: string): string {
    this.count += 1;
    return `${kind} ${this.count}`;
  }
}
