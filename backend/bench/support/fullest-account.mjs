/**
 * Fills an account with as much as docs/operations.md lets one have: 2,000 campaigns with emails of 20,000 characters (200 of
 * them drafts), 95,000 emails, notes of 5,000 characters on every school, favorites, contacts, games, log entries and
 * activities; 5,000 emails are left for one more Send. `share` (0 to 1) makes it smaller. Resolves with the ids that the requests need.
 */
export async function fillAccount(client, username, share) {
  const most = (cap) => Math.max(1, Math.round(cap * share));
  const {
    rows: [{ id }],
  } = await client.query('select id from users where username = $1', [username]);
  const run = (sql, ...values) => client.query(sql, [id, ...values]);
  await run(
    `update athlete_profiles set first_name = 'Marcus', last_name = 'Lee', position = 'QB', graduation_year = 2027, jersey_number = '7',
       height = '6-2', weight = 200, gpa = 3.7, high_school = 'Westlake', city = 'Austin', state = 'TX' where user_id = $1`,
  );
  await fillCampaigns(run, most);
  await fillSchools(run, most);
  await client.query('vacuum (analyze) campaign_emails, campaigns, target_schools, favorites, coaches, activities');
  const sent = await run(`select campaign_id as id, school_id as "schoolId" from campaign_emails where user_id = $1 limit 1`);
  const drafts = await run(`select id from campaigns where user_id = $1 and status = 'draft' order by created_at`);
  const coaches = await client.query('select id from coaches where owner_user_id is null and email is not null order by id limit 5000');
  return {
    sent: sent.rows[0].id,
    schoolId: sent.rows[0].schoolId,
    drafts: drafts.rows.map((row) => row.id),
    coachIds: coaches.rows.map((row) => row.id),
  };
}

async function fillCampaigns(run, most) {
  await run(
    `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
     select gen_random_uuid(), $1, left('Campaign ' || n || repeat(' film', 30), 120), left(repeat('Film ', 60), 250),
       n || repeat(' Coach, {{school_name|you}}: here is my film, https://f.example/1.', 302), case when n <= $3 then 'draft' else 'completed' end,
       now() - n * interval '1 minute', now() from generate_series(1, $2::int) n`,
    most(2_000),
    Math.min(200, most(2_000) - 1),
  );
  await run(
    `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name, coach_last_name,
       coach_title, school_name, is_example, subject, body, status, due_at, sent_at, opened_at, replied_at, message_id, created_at, updated_at)
     select gen_random_uuid(), c.id, $1, n, s.id, 'coach' || n || '@college.test', 'Casey', 'Sample', 'Coach', s.name, false, 'Film',
       'Look', case when n % 5 = 0 then 'replied' else 'sent' end, now(), now() - n * interval '3 minutes', now(),
       case when n % 5 = 0 then now() end, 'bench.' || c.id || '.' || n, now(), now()
     from (select id, row_number() over (order by created_at) as at from campaigns where user_id = $1 and status = 'completed' limit 19) c,
       generate_series(1, $2::int) n join lateral (select id, name from schools where id >= n % 900 order by id limit 1) s on true`,
    most(5_000),
  );
}

async function fillSchools(run, most) {
  for (const sql of [
    'insert into favorites (id, user_id, school_id, created_at) select gen_random_uuid(), $1, id, now() from schools limit 2000',
    `insert into target_schools (user_id, school_id, lead_level, notes, next_step, updated_at)
     select $1, id, 'warm', left(repeat('Call again. ', 500), 5000), left(repeat('Call. ', 60), 300), now() from schools limit 2000`,
  ])
    await run(sql);
  await run(
    `insert into coaches (school_id, owner_user_id, name, name_key, email, title, created_at, updated_at)
     select s.id, $1, left('Dana Sample ' || n || repeat(' Long', 30), 120), 'dana sample ' || n, 'own' || n || '@college.test', 'Coach', now(), now()
     from generate_series(1, $2::int) n, lateral (select id from schools where id >= n order by id limit 1) s`,
    most(500),
  );
  await run(
    `insert into games (id, user_id, opponent, opponent_key, date, stats, created_at, updated_at)
     select gen_random_uuid(), $1, 'Opponent ' || n, 'opponent ' || n, current_date - n, '{"passingYards": 250, "passingTouchdowns": 3}', now(), now()
     from generate_series(1, $2::int) n`,
    most(300),
  );
  await run(
    `insert into activities (id, user_id, school_id, kind, at, data)
     select gen_random_uuid(), $1, null, 'coach_replied', now() - n * interval '1 minute', '{}' from generate_series(1, $2::int) n`,
    most(10_000),
  );
}
