import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { ReleaseGmail, type GmailAccess } from '../../gmail/google/index.js';
import { ErasePhotos, type PhotoFiles } from '../../profile/photo/index.js';
import { GIVEN_UP_AFTER_MS, RECEIPT_KEPT_MS, waitAfter, type GoogleState } from '../domain/deletion.js';
import { Deletions, type DueDeletion, type Leftovers } from './ports/deletions.js';

const NO_PHOTOS: PhotoFiles = { pictures: [], uploads: [] };
const NOTHING: Leftovers = { gmail: null, photos: NO_PHOTOS };

/** Ends what was begun. Every step can be repeated, so that a process that dies in between costs nothing but time. */
@Injectable()
export class FinishDeletions {
  constructor(
    private readonly deletions: Deletions,
    private readonly gmail: ReleaseGmail,
    private readonly photos: ErasePhotos,
    private readonly clock: Clock,
  ) {}

  /** Goes on with the others when one cannot be ended now; throws the first error at the end, so that the job is tried again. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const failures: unknown[] = [];
    for (const { id, userId } of await this.deletions.due(now)) {
      if (userId !== null) await this.erase(id, userId).catch((error: unknown) => failures.push(error));
    }
    for (const one of await this.deletions.due(this.clock.now())) if (one.userId === null) await this.release(one);
    await this.deletions.forgetBefore(new Date(now.getTime() - RECEIPT_KEPT_MS));
    if (failures.length > 0) throw failures[0];
  }

  private async erase(id: string, userId: string): Promise<void> {
    const gmail = await this.gmail.accessOf(userId);
    const leftovers: Leftovers = { gmail, photos: await this.deletions.filesOf(userId) };
    await this.deletions.erase({ id, userId, leftovers, google: stateOf(gmail), now: this.clock.now() });
  }

  private async release({ id, leftovers, google: before, requestedAt, tries }: DueDeletion): Promise<void> {
    const { gmail, photos } = leftovers ?? NOTHING;
    const filesGone = await this.photos.run(photos).then(
      () => true,
      () => false,
    );
    const now = this.clock.now();
    const isLate = now.getTime() - requestedAt.getTime() > GIVEN_UP_AFTER_MS;
    const google = before === 'waiting' ? await this.revoke(gmail, isLate) : before;
    const rest: Leftovers = { gmail: google === 'waiting' ? gmail : null, photos: filesGone ? NO_PHOTOS : photos };
    const isDone = filesGone && google !== 'waiting';
    await this.deletions.note(id, {
      google,
      leftovers: isDone ? null : rest,
      tries: tries + 1,
      nextTryAt: new Date(now.getTime() + waitAfter(tries)),
      doneAt: isDone ? now : null,
    });
  }

  private async revoke(gmail: GmailAccess | null, isLate: boolean): Promise<GoogleState> {
    // Sealed with a key that this server does not have any more.
    if (gmail === null) return 'given_up';
    if (await this.gmail.run(gmail).catch(() => false)) return 'done';
    return isLate ? 'given_up' : 'waiting';
  }
}

function stateOf(gmail: GmailAccess | null): GoogleState {
  if (gmail === null) return 'none';
  return gmail.refreshToken === null ? 'given_up' : 'waiting';
}
