import type { MigrationInterface, QueryRunner } from 'typeorm';

const FUNCTIONS = `
-- The mailbox behind an address: Gmail knows no dots, and what follows a plus leads to the same mailbox everywhere.
create function mailbox_key(address text) returns text language sql immutable parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end
  from (select coalesce(nullif(split_part(split_part(lower(trim(address)), '@', 1), '+', 1), ''), split_part(lower(trim(address)), '@', 1)) as name,
    split_part(lower(trim(address)), '@', 2) as domain) parts
$$;

-- A person's name without capitals, accents and other marks.
create function person_key(first_name text, last_name text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(regexp_replace(lower(normalize(first_name || ' ' || last_name, NFD)), '[\\u0300-\\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;

create index campaign_emails_mailbox on campaign_emails (user_id, mailbox_key(to_address));
create index campaign_emails_person on campaign_emails (user_id, person_key(coach_first_name, coach_last_name));
create index mail_opt_outs_mailbox on mail_opt_outs (mailbox_key(address_key));
`;

/** Who was written to before, by coach, mailbox and name. */
export class RepeatedContact1700000000040 implements MigrationInterface {
  readonly name = 'RepeatedContact1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index mail_opt_outs_mailbox, campaign_emails_person, campaign_emails_mailbox;
      drop function person_key(text, text);
      drop function mailbox_key(text)`);
  }
}
