import { Injectable } from '@nestjs/common';

import { WorkPace } from '../../../../shared-kernel/work-pace.js';
import { KnownNames } from '../domain/names/known-names.js';
import { NameSource } from '../queries/name-source.query.js';

/** Coaches that are read at once. */
const PAGE = 5_000;
/** While others call: a few milliseconds to read. */
const SMALL_PAGE = 1_000;
/** How long making the names rests in all: an athlete waits for the check of an email. */
const MOST_REST_MS = 300;

/** The names of all schools and shared coaches, made once for each version of the directory. Those who ask in the meantime wait for the same. */
@Injectable()
export class KnownNamesStore {
  private kept: { version: string; names: Promise<KnownNames> } | null = null;

  constructor(
    private readonly source: NameSource,
    private readonly pace: WorkPace,
  ) {}

  async present(): Promise<KnownNames> {
    const version = await this.source.version();
    if (this.kept?.version === version) return this.kept.names;
    const made = { version, names: this.make() };
    this.kept = made;
    made.names.catch(() => {
      if (this.kept === made) this.kept = null;
    });
    return made.names;
  }

  private async make(): Promise<KnownNames> {
    const answer = this.pace.forAnswer(MOST_REST_MS);
    const names = new KnownNames(() => answer.turn());
    const after = (id: number) => this.source.coaches(id, answer.inSmallPieces ? SMALL_PAGE : PAGE);
    await names.addSchools(await this.source.schools());
    let page = await after(0);
    for (let last = page.at(-1); last; last = page.at(-1)) {
      await names.addCoaches(page);
      page = await after(last.id);
    }
    return names.build();
  }
}
