import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { Request } from 'express';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { networkOf, shortenAddress } from '../../../../platform/security/shorten-address.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import type { SignInTry } from '../../domain/sign-in-try.js';
import { foldUsername } from '../../domain/fold-username.js';
import { deviceName } from './device-name.js';

const COOKIE = 'recruit.device';
const YEAR_MS = 365 * 24 * 3600 * 1000;
/** A family's or a school's computer; the oldest goes first. */
const MAX_ACCOUNTS = 5;
const TOKEN = /^([\w-]{22})\.([\w-]{16,64})\.(\d{1,15})\.([\w-]{43})$/;

interface Device {
  account: string;
  id: string;
  token: string;
}

/**
 * Remembers in a signed cookie on which devices an account was signed in to. The cookie opens nothing: it only keeps the
 * failures of strangers from locking the account's own people out.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;
  private readonly secure: boolean;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'known devices', 32));
    this.secure = config.publicUrl.startsWith('https:');
  }

  /** Who tries to sign in from where, as the limits count it. */
  describe(request: Request, username: string): SignInTry {
    const account = this.accountOf(username);
    const device = this.devicesOf(request).find((one) => one.account === account);
    const place = device ? `device ${device.id}` : `address ${networkOf(request.ip ?? '')}`;
    return {
      username: username.trim(),
      account,
      source: this.hash(place),
      isKnownDevice: device !== undefined,
      shownAddress: shortenAddress(request.ip ?? ''),
    };
  }

  /** After a sign-in: names the device in the session and sets the cookie. A device keeps its id, so its own failures stay counted. */
  remember(request: Request, username: string): void {
    request.session.device = deviceName(request.headers['user-agent']);
    request.session.signedInAt = this.clock.now().getTime();
    const account = this.accountOf(username);
    const known = this.devicesOf(request);
    const id = known.find((one) => one.account === account)?.id ?? this.ids.token(16);
    const others = known.filter((one) => one.account !== account).map(({ token }) => token);
    const value = [this.tokenOf(account, id), ...others].slice(0, MAX_ACCOUNTS).join('~');
    request.res?.cookie(COOKIE, value, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: YEAR_MS,
      path: '/api',
    });
  }

  private accountOf(username: string): string {
    return this.hash(`account ${foldUsername(username)}`);
  }

  private devicesOf({ headers }: Request): Device[] {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
    return value.split('~', MAX_ACCOUNTS).flatMap((token) => this.read(token) ?? []);
  }

  private read(token: string): Device | null {
    const [, account = '', id = '', issuedAt = '', signature = ''] = TOKEN.exec(token) ?? [];
    const right = Buffer.from(this.signature(account, id, issuedAt));
    const given = Buffer.from(signature);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return this.clock.now().getTime() - Number(issuedAt) < YEAR_MS ? { account, id, token } : null;
  }

  private tokenOf(account: string, id: string): string {
    const issuedAt = String(this.clock.now().getTime());
    return [account, id, issuedAt, this.signature(account, id, issuedAt)].join('.');
  }

  private signature(account: string, id: string, issuedAt: string): string {
    return createHmac('sha256', this.key).update(`known device\n${account}\n${id}\n${issuedAt}`).digest('base64url');
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest().subarray(0, 16).toString('base64url');
  }
}
