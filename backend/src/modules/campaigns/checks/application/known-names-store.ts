import { Injectable } from '@nestjs/common';

import { KnownNames } from '../domain/names/known-names.js';
import { NameSource } from '../queries/name-source.query.js';

/** Coaches that are read at once. */
const PAGE = 5_000;

/** The names of all schools and shared coaches, made once for each version of the directory. Those who ask in the meantime wait for the same. */
@Injectable()
export class KnownNamesStore {
  private kept: { version: string; names: Promise<KnownNames> } | null = null;

  constructor(private readonly source: NameSource) {}

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
    const names = new KnownNames();
    await names.addSchools(await this.source.schools());
    let page = await this.source.coaches(0, PAGE);
    for (let last = page.at(-1); last; last = page.at(-1)) {
      await names.addCoaches(page);
      page = await this.source.coaches(last.id, PAGE);
    }
    return names.build();
  }
}
