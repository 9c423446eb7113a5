import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';

import { AthleteProfileRepository, type ProfileChange } from '../../application/ports/athlete-profile-repository.js';
import type { AthleteProfile } from '../../../fields/domain/athlete-profile.js';
import { refuseOffScale } from '../../domain/refuse-off-scale.js';
import { refuseOverwriting } from '../../domain/refuse-overwriting.js';
import { AthleteProfileRow } from './athlete-profile.row.js';

@Injectable()
export class TypeormAthleteProfileRepository extends AthleteProfileRepository {
  constructor(@InjectRepository(AthleteProfileRow) private readonly rows: Repository<AthleteProfileRow>) {
    super();
  }

  of(userId: string): Promise<AthleteProfile | null> {
    return this.rows.findOneBy({ userId });
  }

  async change(userId: string, { fields, before = {}, now }: ProfileChange): Promise<void> {
    await this.rows.manager.transaction(async (manager) => {
      const rows = manager.getRepository(AthleteProfileRow);
      // The row has to be there to be locked: two first changes wait for each other as well.
      await rows.createQueryBuilder().insert().values({ userId, updatedAt: now }).orIgnore().execute();
      const stored = await rows.findOneOrFail({ where: { userId }, lock: { mode: 'pessimistic_write' } });
      refuseOverwriting(stored, fields, before);
      refuseOffScale(stored, fields);
      // It writes the columns of the fields that are there and no other.
      await rows.update({ userId }, { ...fields, updatedAt: now });
    });
  }
}
