import { Column, type ColumnOptions, Entity, PrimaryColumn } from 'typeorm';

import type { AthleteProfile } from '../../../fields/domain/athlete-profile.js';
import type { FieldValues, ProfileField } from '../../../fields/domain/profile-field.js';
import { PROFILE_FIELDS } from '../../../fields/domain/profile-fields.js';

const keep = (value: number | null | undefined) => value;
const toNumber = (value: string | null) => (value === null ? null : Number(value));

/** How each kind of value is stored. PostgreSQL returns numeric as text. */
const COLUMNS: Record<keyof FieldValues, ColumnOptions> = {
  text: { type: 'text' },
  whole: { type: 'integer' },
  decimal: { type: 'numeric', precision: 5, scale: 2, transformer: { to: keep, from: toNumber } },
  day: { type: 'date' },
  measured: { type: 'jsonb' },
};

/** The columns of the table of profile fields. */
class ProfileColumns {}

for (const [name, { column, type }] of Object.entries<ProfileField>(PROFILE_FIELDS)) {
  Column({ ...COLUMNS[type], name: column, nullable: true })(ProfileColumns.prototype, name);
}

@Entity('athlete_profiles')
export class AthleteProfileRow extends (ProfileColumns as new () => AthleteProfile) {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
