/** The next games of the account with this id, as JSON; those that are over are left out by anyone who reads them. */
export const nextGamesOf = (userId: string): string => `(
  select coalesce(json_agg(json_build_object('id', n.id, 'opponent', n.opponent, 'date', n.date, 'time', to_char(n.kickoff, 'HH24:MI'),
    'venue', n.venue, 'place', n.place) order by n.date, n.id), '[]')
  from next_games n where n.user_id = ${userId}
)`;
