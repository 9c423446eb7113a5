import type { MigrationInterface, QueryRunner } from 'typeorm';

const PICTURES = `
create table pictures (
  -- Unguessable: whoever knows it may see the picture.
  id text primary key,
  -- Null once the account is gone: the files have to go too.
  user_id uuid references users on delete set null,
  -- Null while the picture is shown, else when its files go.
  delete_after timestamptz
);
create unique index pictures_shown on pictures (user_id) where delete_after is null;
create index pictures_by_user on pictures (user_id);
create index pictures_doomed on pictures (delete_after) where delete_after is not null;

create table picture_uploads (
  id uuid primary key,
  user_id uuid references users on delete set null,
  address text not null unique,
  expires_at timestamptz not null,
  taken boolean not null default false,
  picture_id text references pictures on delete set null
);
create index picture_uploads_by_user on picture_uploads (user_id);
create index picture_uploads_by_picture on picture_uploads (picture_id);
create index picture_uploads_expired on picture_uploads (expires_at);
`;

/** Photos: the upload addresses that were issued, and the pictures whose files there are. */
export class Pictures1700000000007 implements MigrationInterface {
  readonly name = 'Pictures1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PICTURES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table picture_uploads, pictures');
  }
}
