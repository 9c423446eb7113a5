import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  create table passkeys (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    is_backed_up boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  );
  create index passkeys_user on passkeys (user_id);
  create table authenticator_apps (
    user_id uuid primary key references users (id) on delete cascade,
    sealed_secret text not null,
    created_at timestamptz not null,
    -- Null until a code of it was entered.
    confirmed_at timestamptz,
    -- The time step of the last code that was used; it and those before it are used up.
    last_step bigint not null default 0
  );
  create table recovery_codes (
    user_id uuid not null references users (id) on delete cascade,
    code_hash text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  );
  create table sign_in_tickets (
    token_hash text primary key,
    user_id uuid not null references users (id) on delete cascade,
    tries int not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index sign_in_tickets_user on sign_in_tickets (user_id);
  create index sign_in_tickets_expiry on sign_in_tickets (expires_at);
  create table passkey_ceremonies (
    challenge_hash text primary key,
    purpose text not null,
    -- Null at a sign-in without a name.
    user_id uuid references users (id) on delete cascade,
    session_hash text,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index passkey_ceremonies_user on passkey_ceremonies (user_id);
  create index passkey_ceremonies_expiry on passkey_ceremonies (expires_at)`;

/** Passkeys, authenticator apps with recovery codes, and what waits between a question or a password and the next step. */
export class SignInFactors1700000000063 implements MigrationInterface {
  readonly name = 'SignInFactors1700000000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table passkey_ceremonies, sign_in_tickets, recovery_codes, authenticator_apps, passkeys');
  }
}
