import { Readable } from 'node:stream';

import type { INestApplicationContext } from '@nestjs/common';

import { IssuePhotoUpload, SetPhoto } from '../modules/profile/photo/index.js';
import { KeepFilm } from '../modules/profile/film/index.js';
import { KeepGames } from '../modules/profile/stats/index.js';
import { ManageShare } from '../modules/profile/share/index.js';
import { UpdateProfile } from '../modules/profile/athlete/index.js';
import { UploadPlace } from '../platform/storage/upload-place.js';
import { Clock } from '../shared-kernel/clock.js';
import { demoFilm } from './demo-film.js';
import { demoPhoto } from './demo-photo.js';
import { demoProfile } from './demo-profile.js';
import { demoSeason } from './demo-season.js';

/** Only used to distinguish this server's own upload URLs from a bucket's. */
const ORIGIN = 'http://demo.invalid';

/** Everything that is on the profile: facts, games, film, the picture, the shared page. */
export class DemoProfilePage {
  constructor(private readonly app: INestApplicationContext) {}

  async fill(athlete: string): Promise<void> {
    const now = this.app.get(Clock).now();
    await this.app.get(UpdateProfile).run(athlete, demoProfile(now));
    for (const game of demoSeason(now)) await this.app.get(KeepGames).add(athlete, game);
    for (const clip of demoFilm) await this.app.get(KeepFilm).add(athlete, clip);
    await this.hangPicture(athlete);
    await this.app.get(ManageShare).change(athlete, { enabled: true });
  }

  /** Only a name: an admin is no athlete. */
  async nameAdmin(admin: string): Promise<void> {
    await this.app.get(UpdateProfile).run(admin, { firstName: 'Robin', lastName: 'Mockford' });
  }

  /** A configured bucket is a real one: there the demo stays without a picture. */
  private async hangPicture(athlete: string): Promise<void> {
    const { url } = await this.app.get(IssuePhotoUpload).run(athlete, ORIGIN);
    if (!url.startsWith(ORIGIN)) return;
    const picture = await demoPhoto();
    const id = new URL(url).pathname.split('/').at(-1) ?? '';
    await this.app.get(UploadPlace).receive(id, Readable.from([picture]), picture.length);
    await this.app.get(SetPhoto).run(athlete, url);
  }
}
