import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';

const benefits = [
  'Emails sent from your own Gmail address',
  'Higher deliverability and trust from coaches',
  'Replies go directly to your personal inbox',
  'More authentic and professional communication',
];

/** Why an athlete should connect Gmail. */
export function GmailBenefits() {
  return (
    <Box component="ul" aria-label="What you get" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {benefits.map((benefit) => (
        <Box key={benefit} component="li" sx={{ display: 'flex', gap: 1.25 }}>
          <Check color="primary" fontSize="small" sx={{ mt: 0.25 }} />
          {benefit}
        </Box>
      ))}
    </Box>
  );
}
