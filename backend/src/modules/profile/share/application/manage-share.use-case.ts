import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { homeDay } from '../../next-games/domain/upcoming.js';
import { BirthdateNeeded } from '../domain/share-errors.js';
import { changeShare, daysUntil, isOpen, UNSHARED } from '../domain/profile-share.js';
import { readShareChanges, type ShareInput } from '../domain/read-share-changes.js';
import { SHARE_FIELDS } from '../domain/share-fields.js';
import { isFilled } from '../domain/shared-profile.js';
import { ShareApproval, type WantedShare } from './share-approval.js';
import { ProfileShareRepository } from './ports/profile-share-repository.js';
import { ShareLinks } from './ports/share-links.js';
import type { ShareView } from './share-view.js';

/** The athlete decides who sees what, and for how long. */
@Injectable()
export class ManageShare {
  constructor(
    private readonly shares: ProfileShareRepository,
    private readonly links: ShareLinks,
    private readonly approval: ShareApproval,
    private readonly clock: Clock,
  ) {}

  async show(userId: string): Promise<ShareView> {
    const { athlete, share, question } = await this.shares.of(userId);
    const now = this.clock.now();
    const today = homeDay(now, athlete.state);
    const { enabled, expiresAt, fields } = share ?? UNSHARED;
    return {
      enabled,
      open: isOpen({ enabled, expiresAt, fields }, now),
      link: share && this.links.linkOf(share.link.sealed),
      expiresAt,
      views: share?.views ?? 0,
      askedAt: question && question.expiresAt > now ? question.askedAt : null,
      fields: SHARE_FIELDS.map(({ key, label, group }) => {
        return { key, label, group, ticked: fields.includes(key), filled: isFilled(athlete, key, today) };
      }),
    };
  }

  /** Missing settings stay unchanged. When a guardian has to approve, the page stays off until then. Throws ShareNotValid or BirthdateNeeded. */
  async change(userId: string, input: ShareInput): Promise<ShareView> {
    const changes = readShareChanges(input);
    const { athlete, share } = await this.shares.of(userId);
    const now = this.clock.now();
    const before = share ?? UNSHARED;
    const settings = changeShare(before, changes, now, share !== null);
    const turnsOn = isOpen(settings, now) && !isOpen(before, now);
    if (turnsOn && athlete.birthdate === null) throw new BirthdateNeeded();
    if (turnsOn && (await this.approval.isNeeded(userId))) {
      const { fields, expiresAt } = settings;
      await this.approval.ask(userId, { fields: [...fields], expiresInDays: daysUntil(expiresAt, now) }, now);
      await this.shares.save(userId, { ...settings, enabled: false }, this.links.issue(), now);
      return this.show(userId);
    }
    if (changes.enabled === false) await this.approval.withdraw(userId);
    await this.shares.save(userId, settings, this.links.issue(), now);
    return this.show(userId);
  }

  /** Turns the page on exactly as a guardian approved it, ignoring later selections. */
  async turnOn(userId: string, approved: WantedShare): Promise<void> {
    const changes = readShareChanges({ enabled: true, ...approved });
    const { share } = await this.shares.of(userId);
    const now = this.clock.now();
    await this.shares.save(userId, changeShare(share ?? UNSHARED, changes, now, share !== null), this.links.issue(), now);
  }

  /** Invalidates the old link at once. */
  async renew(userId: string): Promise<ShareView> {
    await this.shares.renew(userId, this.links.issue(), this.clock.now());
    return this.show(userId);
  }
}
