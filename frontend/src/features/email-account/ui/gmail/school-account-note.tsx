import Box from '@mui/material/Box';

interface SchoolAccountNoteProps {
  /** Unfolded from the start. */
  open?: boolean;
}

/** Google's own page explains little when a school blocks the app, so this note explains it. */
export function SchoolAccountNote({ open = false }: SchoolAccountNoteProps) {
  return (
    <Box component="details" open={open} sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.75, color: 'text.primary' }}>
        Does your school manage your Google account?
      </Box>
      Schools often block apps like Recruit for students under 18. Google then says “Access blocked”, “access_not_configured” or
      “admin_policy_enforced”. Come back here and connect a personal Gmail account. Or ask the people who run your school’s accounts to
      allow Recruit.
    </Box>
  );
}
