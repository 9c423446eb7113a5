/** The columns of a schools file, as the server reads them. */
export const importColumns = [
  { name: 'name', required: true, meaning: 'Name of the school, such as Slippery Rock' },
  { name: 'division', required: true, meaning: 'D1, D2 or D3' },
  { name: 'city', required: true, meaning: 'City of the campus' },
  { name: 'state', required: true, meaning: 'State of the USA, such as PA' },
  { name: 'conference', required: false, meaning: 'Conference it plays in' },
  { name: 'website_url', required: false, meaning: 'Address of its website' },
  { name: 'coach_name', required: false, meaning: 'A coach; one row for each' },
  { name: 'coach_title', required: false, meaning: 'What the coach does, such as Recruiting Coordinator' },
  { name: 'coach_email', required: false, meaning: 'Mail address of the coach' },
] as const;
