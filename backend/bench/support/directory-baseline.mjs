import http from 'node:http';
import { constants, gzip } from 'node:zlib';

import pg from 'pg';

/** The obvious server: one SQL query builds the whole answer for the athlete, gzip level 1, for each request. */
const SQL = `
select json_agg(json_build_object('id', s.id, 'name', s.name, 'division', s.division, 'subdivision', s.subdivision,
  'conference', s.conference, 'state', s.state, 'city', s.city, 'mascot', s.mascot, 'websiteUrl', s.website_url,
  'introEmailSent', coalesce(t.intro_email_sent, false), 'responseGotten', coalesce(t.response_gotten, false),
  'filmSent', coalesce(t.film_sent, false), 'twitterConnection', coalesce(t.twitter_connection, false),
  'leadLevel', coalesce(t.lead_level, 'cold'), 'coaches', coalesce(c.coaches, '[]'::json))
  order by s.name)::text as body
from schools s
left join target_schools t on t.school_id = s.id and t.user_id = $1
left join lateral (
  select json_agg(json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'name', c.name,
    'email', c.email, 'phone', c.phone, 'title', c.title, 'position', c.position, 'isHeadCoach', c.is_head_coach,
    'addedByYou', c.owner_user_id is not null, 'isExample', c.is_example)) as coaches
  from coaches c where c.school_id = s.id and (c.owner_user_id is null or c.owner_user_id = $1)
) c on true`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });

http
  .createServer((request, response) => {
    if (request.headers['x-user'] === undefined) return response.end();
    pool.query(SQL, [request.headers['x-user']]).then(({ rows }) => {
      gzip(rows[0].body, { level: constants.Z_BEST_SPEED }, (_error, body) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('content-encoding', 'gzip');
        response.end(body);
      });
    });
  })
  .listen(Number(process.env.PORT));

process.on('SIGTERM', () => process.exit(0));
