import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';

import { AthleteProfileRepository } from '../../application/ports/athlete-profile-repository.js';
import type { AthleteProfile } from '../../domain/athlete-profile.js';
import { AthleteProfileRow } from './athlete-profile.row.js';

@Injectable()
export class TypeormAthleteProfileRepository extends AthleteProfileRepository {
  constructor(@InjectRepository(AthleteProfileRow) private readonly rows: Repository<AthleteProfileRow>) {
    super();
  }

  /** One upsert; it writes the columns of the fields that are there and no other. */
  async change(userId: string, changes: Partial<AthleteProfile>, now: Date): Promise<void> {
    await this.rows.upsert({ ...changes, userId, updatedAt: now }, ['userId']);
  }
}
