/** One StoredSuggestion for each row `k` of staff_suggestions with its school `s`; nothing of the athlete. */
export const STORED_SUGGESTION = `
select k.id, s.id as "schoolId", s.name as "schoolName", s.name_key as "nameKey", s.state, s.division, s.unitid, s.website_url as "websiteUrl",
  k.page_url as "pageUrl", k.created_at as "offeredAt", k.people, k.others,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'nameKey', c.name_key, 'title', c.title, 'email', c.email,
      'phone', c.phone, 'xHandle', c.x_handle, 'isExample', c.is_example) order by c.id)
    from coaches c where c.school_id = s.id and c.owner_user_id is null), '[]') as coaches`;
