import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
alter table replies
  -- Why it may not be what it says, by the rules of its day.
  add column suspicions text[] not null default '{}',
  -- The athlete reported it to the admins, and showed it to the guardians.
  add column reported_at timestamptz,
  add column shown_to_guardian_at timestamptz,
  add column report_handled_at timestamptz;
create index replies_reported on replies (reported_at desc, id desc) where reported_at is not null;
create index replies_reported_open on replies (user_id) where reported_at is not null and report_handled_at is null;
create index replies_shown on replies (user_id, shown_to_guardian_at desc, id desc) where shown_to_guardian_at is not null;
`;

const DOWN = `
alter table replies drop column suspicions, drop column reported_at, drop column shown_to_guardian_at, drop column report_handled_at;
`;

/** Replies that ask for what no coach asks for, and the reports of them. */
export class SuspiciousReplies1700000000059 implements MigrationInterface {
  readonly name = 'SuspiciousReplies1700000000059';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
