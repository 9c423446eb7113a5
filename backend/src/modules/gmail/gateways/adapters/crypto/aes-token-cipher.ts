import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { SealedText } from '../../../../../platform/security/sealed-text.js';
import { TokenCipher } from '../../application/ports/token-cipher.js';

/** Tokens under ENCRYPTION_KEY. */
@Injectable()
export class AesTokenCipher extends TokenCipher {
  private readonly sealed: SealedText;

  constructor(config: AppConfig) {
    super();
    this.sealed = new SealedText(config);
  }

  seal(text: string, context: string): string {
    return this.sealed.seal(text, context);
  }

  open(sealed: string, context: string): { text: string; stale: boolean } | null {
    return this.sealed.open(sealed, context);
  }
}
