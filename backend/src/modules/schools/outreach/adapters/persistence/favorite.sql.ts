/** $1 user: one row of FavoriteView for each favorite whose school exists. */
export const FAVORITES = `
select f.id, f.school_id as "schoolId", fit.match_percentage as "matchPercentage",
  fit.position_need_score as "positionNeedScore", f.created_at as "createdAt",
  json_build_object('name', s.name, 'division', s.division) as school
from favorites f join schools s on s.id = f.school_id
left join fit_scores fit on fit.user_id = f.user_id and fit.school_id = f.school_id
where f.user_id = $1`;
