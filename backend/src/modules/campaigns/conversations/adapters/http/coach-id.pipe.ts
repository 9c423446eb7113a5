import { Injectable, type PipeTransform } from '@nestjs/common';

import { ConversationNotFound } from '../../domain/answer-errors.js';

const MOST = 2_147_483_647;

/** A coach's number in an address. Throws ConversationNotFound for what cannot be one. */
@Injectable()
export class CoachIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > MOST) throw new ConversationNotFound();
    return id;
  }
}
