import { Injectable } from '@nestjs/common';

import { PLACEHOLDER_LIST, type ListedPlaceholder } from '../domain/templates/placeholder-list.js';
import { ownPlaceholders } from '../domain/templates/placeholder-values.js';
import { MailAuthors } from './mail-authors.js';

export interface OwnPlaceholder extends ListedPlaceholder {
  /** What a coach would read now; null where it is another one for each coach, '' where the athlete has none. */
  value: string | null;
  isEmpty: boolean;
}

/** Every placeholder with the athlete's own value, made by the code that fills in the emails. */
@Injectable()
export class ListPlaceholders {
  constructor(private readonly authors: MailAuthors) {}

  async run(userId: string): Promise<OwnPlaceholder[]> {
    const own: Partial<Record<string, string>> = ownPlaceholders(await this.authors.byId(userId));
    return PLACEHOLDER_LIST.map((placeholder) => {
      const value = own[placeholder.name] ?? null;
      return { ...placeholder, value, isEmpty: value === '' };
    });
  }
}
