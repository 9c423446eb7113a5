interface ExportCsv {
  name: string;
  about: string;
  headers: string[];
  /** Answers one array `cells` for each row, in the order of the headers. `$1` is the user. */
  statement: string;
}

/** Tables for a spreadsheet. */
export const EXPORT_CSVS: ExportCsv[] = [
  {
    name: 'schools',
    about: 'Schools that you follow or track, for a spreadsheet',
    headers: [
      'School',
      'State',
      'Division',
      'Favorite',
      'Intro email sent',
      'Response',
      'Film sent',
      'Connected on X',
      'Interest',
      'Notes',
      'Next step',
    ],
    statement: `
      select json_build_array(s.name, s.state, s.division, case when f.id is not null then 'yes' else 'no' end,
        case when t.intro_email_sent then 'yes' else 'no' end, case when t.response_gotten then 'yes' else 'no' end,
        case when t.film_sent then 'yes' else 'no' end, case when t.twitter_connection then 'yes' else 'no' end,
        t.lead_level, t.notes, t.next_step) as cells
      from (select school_id from favorites where user_id = $1::uuid union select school_id from target_schools where user_id = $1::uuid) mine
      join schools s on s.id = mine.school_id
      left join favorites f on f.school_id = s.id and f.user_id = $1::uuid
      left join target_schools t on t.school_id = s.id and t.user_id = $1::uuid
      order by s.name, s.id`,
  },
  {
    name: 'games',
    about: 'Your games, for a spreadsheet',
    headers: ['Date', 'Opponent', 'Stats'],
    statement: `
      select json_build_array(to_char(date, 'YYYY-MM-DD'), opponent,
        (select string_agg(key || ': ' || value, ', ' order by key) from jsonb_each_text(stats))) as cells
      from games where user_id = $1::uuid order by date, id`,
  },
  {
    name: 'emails',
    about: 'Your emails, for a spreadsheet',
    headers: ['Campaign', 'School', 'Coach', 'To', 'Status', 'Sent', 'Replied', 'Subject', 'Text'],
    statement: `
      select json_build_array(c.name, e.school_name, trim(e.coach_first_name || ' ' || e.coach_last_name), e.to_address, e.status,
        to_char(e.sent_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'), to_char(e.replied_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
        e.subject, e.body) as cells
      from campaign_emails e join campaigns c on c.id = e.campaign_id where e.user_id = $1::uuid order by e.created_at, e.id`,
  },
];
