import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { changeShare, isOpen, UNSHARED } from '../domain/profile-share.js';
import { readShareChanges, type ShareInput } from '../domain/read-share-changes.js';
import { SHARE_FIELDS } from '../domain/share-fields.js';
import { isFilled } from '../domain/shared-profile.js';
import { ProfileShareRepository } from './ports/profile-share-repository.js';
import { ShareLinks } from './ports/share-links.js';
import type { ShareView } from './share-view.js';

/** The athlete decides who sees what, and for how long. */
@Injectable()
export class ManageShare {
  constructor(
    private readonly shares: ProfileShareRepository,
    private readonly links: ShareLinks,
    private readonly clock: Clock,
  ) {}

  async show(userId: string): Promise<ShareView> {
    const { athlete, share } = await this.shares.of(userId);
    const now = this.clock.now();
    const today = now.toISOString().slice(0, 10);
    const { enabled, expiresAt, fields } = share ?? UNSHARED;
    return {
      enabled,
      open: isOpen({ enabled, expiresAt, fields }, now),
      link: share && this.links.linkOf(share.link.sealed),
      expiresAt,
      views: share?.views ?? 0,
      fields: SHARE_FIELDS.map(({ key, label, group }) => {
        return { key, label, group, ticked: fields.includes(key), filled: isFilled(athlete, key, today) };
      }),
    };
  }

  /** What is not said stays. Throws ShareNotValid. */
  async change(userId: string, input: ShareInput): Promise<ShareView> {
    const changes = readShareChanges(input);
    const { share } = await this.shares.of(userId);
    const now = this.clock.now();
    const settings = changeShare(share ?? UNSHARED, changes, now, share !== null);
    await this.shares.save(userId, settings, this.links.issue(), now);
    return this.show(userId);
  }

  /** The old link is dead from now on. */
  async renew(userId: string): Promise<ShareView> {
    await this.shares.renew(userId, this.links.issue(), this.clock.now());
    return this.show(userId);
  }
}
