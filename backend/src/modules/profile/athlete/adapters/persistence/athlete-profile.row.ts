import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { AthleteProfile } from '../../domain/athlete-profile.js';

@Entity('athlete_profiles')
export class AthleteProfileRow implements AthleteProfile {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text', { nullable: true })
  position: string | null;

  @Column('integer', { name: 'graduation_year', nullable: true })
  graduationYear: number | null;

  @Column('text', { nullable: true })
  height: string | null;

  @Column('integer', { nullable: true })
  weight: number | null;

  @Column('date', { nullable: true })
  birthdate: string | null;

  @Column('text', { name: 'jersey_number', nullable: true })
  jerseyNumber: string | null;

  /** PostgreSQL hands numeric over as text. */
  @Column('numeric', { precision: 3, scale: 2, nullable: true, transformer: { to: keep, from: toNumber } })
  gpa: number | null;

  @Column('numeric', {
    name: 'core_gpa',
    precision: 3,
    scale: 2,
    nullable: true,
    transformer: { to: keep, from: toNumber },
  })
  coreGpa: number | null;

  @Column('integer', { name: 'sat_score', nullable: true })
  satScore: number | null;

  @Column('integer', { name: 'act_score', nullable: true })
  actScore: number | null;

  @Column('text', { name: 'high_school', nullable: true })
  highSchool: string | null;

  @Column('text', { name: 'high_school_head_coach', nullable: true })
  highSchoolHeadCoach: string | null;

  @Column('text', { name: 'high_school_position_coach', nullable: true })
  highSchoolPositionCoach: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  state: string | null;

  @Column('text', { name: 'max_preps_id', nullable: true })
  maxPrepsId: string | null;

  @Column('text', { name: 'hudl_profile_url', nullable: true })
  hudlProfileUrl: string | null;

  @Column('text', { name: 'twitter_handle', nullable: true })
  twitterHandle: string | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

function keep(value: number | null | undefined): number | null | undefined {
  return value;
}

function toNumber(value: string | null): number | null {
  return value === null ? null : Number(value);
}
