import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPT_OUTS = `
-- Names a mail in its one-click unsubscribe address.
alter table campaign_emails add column opt_out_token text;
update campaign_emails set opt_out_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
where status in ('queued', 'sending', 'unknown', 'failed', 'kept');
create unique index campaign_emails_opt_out_token on campaign_emails (opt_out_token) where opt_out_token is not null;

-- Addresses whose owners want no more email from this server. Stays when accounts are removed.
create table mail_opt_outs (
  address_key text primary key,
  created_at timestamptz not null
);
`;

/** Coaches can opt out of email that is sent with this server. */
export class OptOuts1700000000021 implements MigrationInterface {
  readonly name = 'OptOuts1700000000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OPT_OUTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table mail_opt_outs;
      drop index campaign_emails_opt_out_token;
      alter table campaign_emails drop column opt_out_token`);
  }
}
