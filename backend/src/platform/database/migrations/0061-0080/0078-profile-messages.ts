import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Which school somebody named who wrote by the form of a shared profile (account shared_profile); null: a reply to an email.
alter table replies add column written_school text;
create index replies_profile_messages on replies (user_id, received_at desc, id desc) where account = 'shared_profile';
`;

const DOWN = `
delete from replies where account = 'shared_profile';
drop index replies_profile_messages;
alter table replies drop column written_school;
`;

/** What coaches write by the form of a shared profile is kept beside replies. */
export class ProfileMessages1700000000078 implements MigrationInterface {
  readonly name = 'ProfileMessages1700000000078';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
