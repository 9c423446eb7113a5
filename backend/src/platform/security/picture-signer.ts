import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Clock } from '../../shared-kernel/clock.js';
import { AppConfig } from '../config/app-config.js';

/** Who is given the address: the athlete, or a visitor of a shared profile, whose access may end at any moment. */
export type PictureViewer = 'owner' | 'visitor';

const HOUR_MS = 3600 * 1000;

/** An address stays the same for `stepMs`, so that browsers keep the picture, and is valid for `lifeMs` at least. */
const TERMS: Record<PictureViewer, { stepMs: number; lifeMs: number }> = {
  owner: { stepMs: 24 * HOUR_MS, lifeMs: 6 * 24 * HOUR_MS },
  visitor: { stepMs: HOUR_MS / 6, lifeMs: HOUR_MS },
};

const PICTURE = /^\/api\/pictures\/([^/?]+)\/[^/?]+$/;

/** Signs the addresses of pictures for a while: one that was shared is of no use when the sharing is over. */
@Injectable()
export class PictureSigner {
  private readonly key: Buffer;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'picture addresses', 32));
  }

  /** The picture's path with its end and signature, which hold for every size; any other text as it is. */
  sign<T extends string | null>(path: T, viewer: PictureViewer): T | string {
    const id = PICTURE.exec(path ?? '')?.[1];
    if (id === undefined) return path;
    const { stepMs, lifeMs } = TERMS[viewer];
    const until = String((Math.floor(this.clock.now().getTime() / stepMs) + 1) * stepMs + lifeMs);
    return `${path}?${new URLSearchParams({ until, signature: this.signature(id, until) }).toString()}`;
  }

  /** Seconds for which the address of this picture is still valid; 0 when it is over, changed or not signed. */
  secondsLeft(pictureId: string, { until, signature }: Record<string, unknown>): number {
    if (typeof until !== 'string' || typeof signature !== 'string') return 0;
    const given = Buffer.from(signature);
    const right = Buffer.from(this.signature(pictureId, until));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return 0;
    return Math.max(0, Math.floor((Number(until) - this.clock.now().getTime()) / 1000));
  }

  private signature(pictureId: string, until: string): string {
    return createHmac('sha256', this.key).update(`picture\n${pictureId}\n${until}`).digest('base64url');
  }
}
