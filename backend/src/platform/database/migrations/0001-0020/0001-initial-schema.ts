import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCOUNTS = `
create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  is_admin boolean not null default false,
  is_example boolean not null default false,
  email_verified_at timestamptz,
  created_at timestamptz not null
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));

create table email_tokens (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_user on email_tokens (user_id, purpose);

create table http_sessions (
  sid text primary key,
  sess json not null,
  expire timestamptz not null
);
create index http_sessions_expire on http_sessions (expire);
create index http_sessions_user on http_sessions ((sess #>> '{passport,user}'));

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create table app_state (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
`;

const PROFILE = `
create table athlete_profiles (
  user_id uuid primary key references users on delete cascade,
  first_name text,
  last_name text,
  profile_image_url text,
  position text,
  graduation_year integer,
  height text,
  weight integer,
  birthdate date,
  jersey_number text,
  gpa numeric(3,2),
  sat_score integer,
  act_score integer,
  high_school text,
  high_school_head_coach text,
  high_school_position_coach text,
  city text,
  state text,
  max_preps_id text,
  hudl_profile_url text,
  twitter_handle text,
  updated_at timestamptz not null
);
`;

const DIRECTORY = `
create table schools (
  id integer generated always as identity primary key,
  name text not null,
  name_key text not null,
  division text not null check (division in ('D1', 'D2', 'D3', 'na')),
  subdivision text,
  city text not null,
  state text not null,
  conference text,
  mascot text,
  website_url text,
  unitid integer,
  latitude double precision,
  longitude double precision,
  twitter text,
  is_example boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (name_key, state)
);

create table coaches (
  id integer generated always as identity primary key,
  school_id integer not null references schools on delete cascade,
  owner_user_id uuid references users on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  name text not null,
  name_key text not null,
  email text,
  phone text,
  title text not null default '',
  position text not null default '',
  is_head_coach boolean not null default false,
  is_example boolean not null default false,
  verified_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index coaches_shared_key on coaches (school_id, name_key) where owner_user_id is null;
create index coaches_owner on coaches (owner_user_id, school_id) where owner_user_id is not null;

create table favorites (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  school_id integer not null references schools on delete cascade,
  created_at timestamptz not null,
  unique (user_id, school_id)
);
create index favorites_school on favorites (school_id);

create table target_schools (
  user_id uuid not null references users on delete cascade,
  school_id integer not null references schools on delete cascade,
  intro_email_sent boolean not null default false,
  response_gotten boolean not null default false,
  film_sent boolean not null default false,
  twitter_connection boolean not null default false,
  lead_level text not null default 'cold'
    check (lead_level in ('hot', 'warm', 'committed', 'declined', 'cold')),
  notes text not null default '',
  next_step text not null default '',
  updated_at timestamptz not null,
  primary key (user_id, school_id)
);
create index target_schools_school on target_schools (school_id);
`;

const CAMPAIGNS = `
create table campaigns (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  subject text not null,
  template text not null,
  status text not null
    check (status in ('draft', 'scheduled', 'active', 'paused', 'completed', 'cancelled')),
  leaves_at timestamptz,
  activated_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index campaigns_user on campaigns (user_id, created_at desc);
create index campaigns_active on campaigns (id) where status = 'active';

create table campaign_emails (
  id uuid primary key,
  campaign_id uuid not null references campaigns on delete cascade,
  user_id uuid not null references users on delete cascade,
  step integer not null default 0,
  coach_id integer not null,
  school_id integer not null,
  to_address text not null,
  coach_first_name text not null,
  coach_last_name text not null,
  coach_title text not null,
  school_name text not null,
  is_example boolean not null,
  subject text not null,
  body text not null,
  status text not null check (status in ('queued', 'sending', 'sent', 'opened', 'replied', 'auto_reply',
    'bounced', 'failed', 'skipped', 'unknown', 'cancelled')),
  reason_code text,
  error_message text,
  due_at timestamptz not null,
  claimed_by bigint,
  claimed_at timestamptz,
  attempt_id uuid,
  message_id text,
  gateway text,
  provider_message_id text,
  thread_id text,
  sent_at timestamptz,
  opened_at timestamptz,
  replied_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint campaign_emails_once unique (campaign_id, step, coach_id)
);
create index campaign_emails_queued on campaign_emails (campaign_id, due_at, id) where status = 'queued';
create index campaign_emails_open_ends on campaign_emails (status, claimed_at)
  where status in ('sending', 'unknown');
create index campaign_emails_user on campaign_emails (user_id, status);
create index campaign_emails_message on campaign_emails (message_id) where message_id is not null;

-- The one definition of each figure: every count and rate is a sum over these flags.
create view mail_figures as
select id, campaign_id, user_id, school_id, status,
  status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_sent,
  opened_at is not null as is_opened,
  replied_at is not null as is_replied,
  sent_at, opened_at, replied_at
from campaign_emails;

create table email_templates (
  id uuid primary key,
  name text not null,
  description text,
  template text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table outbox_mails (
  id uuid primary key,
  message_id text not null unique,
  user_id uuid references users on delete cascade,
  from_address text not null,
  reply_to text,
  to_address text not null,
  subject text not null,
  text_body text not null,
  raw bytea not null,
  reason text not null,
  created_at timestamptz not null
);
create index outbox_mails_newest on outbox_mails (created_at desc, id);
`;

/** The tables of accounts, profile, directory and campaigns. Plain SQL, because the database is the contract. */
export class InitialSchema1700000000001 implements MigrationInterface {
  /** As recorded in the databases of existing installations: another name would run it again. */
  readonly name = 'House1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [ACCOUNTS, PROFILE, DIRECTORY, CAMPAIGNS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop view mail_figures; drop table outbox_mails, email_templates, campaign_emails, campaigns, target_schools, favorites,
      coaches, schools, athlete_profiles, app_state, rate_limits, http_sessions, email_tokens, users`);
  }
}
