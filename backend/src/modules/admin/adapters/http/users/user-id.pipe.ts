import { Injectable, type PipeTransform } from '@nestjs/common';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { UnknownUser } from '../../../../auth/index.js';

/** What cannot be an id is the id of nobody. */
@Injectable()
export class UserIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUuid(id)) throw new UnknownUser();
    return id;
  }
}
