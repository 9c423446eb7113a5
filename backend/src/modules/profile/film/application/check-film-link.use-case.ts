import { Injectable } from '@nestjs/common';

import { linkAnswer, type LinkAnswer } from '../domain/link-answer.js';
import { readFilmAddress } from '../../fields/domain/readers/read-film-address.js';
import { ClipNotValid } from '../domain/film-errors.js';
import { LinkProbe } from './ports/link-probe.js';

@Injectable()
export class CheckFilmLink {
  constructor(private readonly links: LinkProbe) {}

  /** Asks once. Throws ClipNotValid for what is no web address. */
  async run(url: string): Promise<LinkAnswer> {
    const reading = readFilmAddress(url.trim());
    if ('refused' in reading) throw new ClipNotValid([{ field: 'url', ...reading.refused }]);
    return linkAnswer(await this.links.ask(reading.value));
  }
}
