import { Injectable, type PipeTransform } from '@nestjs/common';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { UnknownUser } from '../../../../auth/index.js';

/** A malformed ID is treated as the ID of no user. */
@Injectable()
export class UserIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUuid(id)) throw new UnknownUser();
    return id;
  }
}
