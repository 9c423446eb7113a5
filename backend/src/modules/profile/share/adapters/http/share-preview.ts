import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import type { LinkPreview } from '../../../../../platform/http/answers/app-page.js';
import { PictureSigner } from '../../../../../platform/security/picture-signer.js';
import { VisitSharedProfile } from '../../application/visit-shared-profile.use-case.js';
import { SharedProfileNotFound } from '../../domain/share-errors.js';

const PAGE = /^\/p\/([\w-]{1,100})\/?$/i;

/** Of the product: a link without a picture looks like none. */
const MARK = '/icon-512.png';

/** Messengers cut longer ones. */
const MOST_LETTERS = 200;

/** What a messenger shows of the link to a shared profile: film first, ticked fields alone, as the page itself. It counts as no visit. */
@Injectable()
export class SharePreview {
  constructor(
    private readonly visits: VisitSharedProfile,
    private readonly pictures: PictureSigner,
    private readonly config: AppConfig,
  ) {}

  /** null: the path is none of a shared profile, or its link is dead. */
  async of(path: string): Promise<LinkPreview | null> {
    const token = PAGE.exec(path)?.[1];
    if (token === undefined) return null;
    try {
      const { name, photoUrl, headline, tiles, measurements, film } = await this.visits.look(token);
      const photo = this.pictures.sign(photoUrl, 'visitor');
      const figures = [...tiles, ...measurements].map(({ label, value }) => `${label} ${value}`);
      const summary = [...headline, ...(film.length > 0 ? ['Film'] : []), ...figures].join(' · ');
      return {
        title: `${name ?? 'Student Athlete'} – athlete profile`,
        description: shortened(summary),
        image: new URL(photo ?? MARK, this.config.publicUrl).href,
      };
    } catch (error) {
      if (error instanceof SharedProfileNotFound) return null;
      throw error;
    }
  }
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : text;
}
