import { Injectable } from '@nestjs/common';

import type { DirectoryWords } from '../domain/checker/words/word-scope.js';
import { directoryWords } from '../domain/checker/words/directory-words.js';
import { ReaderQuery } from '../queries/reader.query.js';

/** Towns, mascots and conferences of all schools, read once for each version of the directory. */
@Injectable()
export class DirectoryWordsStore {
  private kept: { version: string; words: Promise<DirectoryWords> } | null = null;

  constructor(private readonly source: ReaderQuery) {}

  async present(): Promise<DirectoryWords> {
    const version = await this.source.version();
    if (this.kept?.version === version) return this.kept.words;
    const made = { version, words: this.source.schoolWords().then(directoryWords) };
    this.kept = made;
    made.words.catch(() => {
      if (this.kept === made) this.kept = null;
    });
    return made.words;
  }
}
