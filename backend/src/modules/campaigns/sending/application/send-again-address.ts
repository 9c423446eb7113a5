import { Injectable } from '@nestjs/common';

import { CoachDirectory } from '../../../schools/directory/index.js';
import { sameAddressKey } from '../../writing/domain/same-address.js';
import { AddressChanged, AddressSuppressed, NoAddressToSendAgain } from '../domain/send-again-errors.js';
import type { LedgerMail } from '../../ledger/index.js';
import { Suppressions } from '../../writing/index.js';

/** Where an email goes that is sent again: to the present address of its coach. */
@Injectable()
export class SendAgainAddress {
  constructor(
    private readonly directory: CoachDirectory,
    private readonly suppressions: Suppressions,
  ) {}

  /**
   * Returns the coach's present address; for an answer, or a coach who is no longer listed, the email's own. `seen`: the address
   * shown to the athlete. Throws NoAddressToSendAgain, AddressSuppressed or AddressChanged.
   */
  async run(userId: string, mail: LedgerMail, seen?: string): Promise<string> {
    const [coach] = mail.isAnswer ? [] : await this.directory.coachesForUser(userId, [mail.coachId]);
    const address = coach ? coach.coachEmail : mail.toAddress;
    if (!address) throw new NoAddressToSendAgain();
    if (seen !== undefined && sameAddressKey(seen) !== sameAddressKey(address)) throw new AddressChanged(address);
    const why = (await this.suppressions.of(userId, [address])).get(sameAddressKey(address));
    if (why !== undefined) throw new AddressSuppressed(address, why);
    return address;
  }
}
