import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';

import { AppCodes } from '../../application/ports/app-codes.js';

const PERIOD_S = 30;
const DIGITS = 6;
/** A phone whose clock is half a minute off still gets in. */
const STEPS_OFF = 1;

/** Six digits, 30 seconds, SHA-1: the only settings that every authenticator app supports. */
@Injectable()
export class OtpauthAppCodes extends AppCodes {
  newSecret(): string {
    return new Secret({ size: 20 }).base32;
  }

  address(secret: string, username: string): string {
    return appOf(secret, username).toString();
  }

  stepOf(secret: string, code: string, now: Date): number | null {
    const timestamp = now.getTime();
    const off = appOf(secret).validate({ token: code, timestamp, window: STEPS_OFF });
    return off === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + off;
  }
}

function appOf(secret: string, label = 'Recruit'): TOTP {
  return new TOTP({ issuer: 'Recruit', label, secret, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S });
}
