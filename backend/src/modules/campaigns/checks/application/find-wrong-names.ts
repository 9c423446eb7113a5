import { Injectable } from '@nestjs/common';

import { AthleteNames } from '../domain/names/athlete-names.js';
import { namedInText } from '../domain/names/named-in-text.js';
import { recipientNames, type NamedRecipient } from '../domain/names/recipient-names.js';
import { wrongName } from '../domain/names/wrong-name.js';
import { NameSource } from '../queries/name-source.query.js';
import { KnownNamesStore } from './known-names-store.js';

export interface TextToRecipient {
  userId: string;
  text: string;
  recipient: NamedRecipient;
  /** The athlete's full name and high school, and the places that are never a mistake. */
  never: readonly (string | null)[];
  places: readonly (string | null)[];
}

export interface WrongName {
  start: number;
  end: number;
  is: 'other_school' | 'other_coach';
}

/** The reader of names that the gates before sending use, for any text: schools and coaches that are not the recipient's. */
@Injectable()
export class FindWrongNames {
  constructor(
    private readonly names: KnownNamesStore,
    private readonly source: NameSource,
  ) {}

  /** Reads the directory now: no text has to wait for it. */
  async prepare(): Promise<void> {
    await this.names.present();
  }

  async run({ userId, text, recipient, never, places }: TextToRecipient): Promise<WrongName[]> {
    const [known, highSchoolCoaches, contacts] = await Promise.all([
      this.names.present(),
      this.source.highSchoolCoaches(userId),
      this.source.contacts(userId),
    ]);
    const own = await AthleteNames.of({ never, highSchoolCoaches, contacts });
    const right = recipientNames(recipient, places);
    return namedInText(text, known, own).flatMap((name) => {
      const is = wrongName(name, right, { known, own });
      return is ? [{ start: name.at, end: name.at + name.text.length, is }] : [];
    });
  }
}
