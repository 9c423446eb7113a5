import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MailboxForm } from '../../model/mailbox/mailbox-form';

interface ServersLineProps {
  servers: Pick<MailboxForm, 'imap' | 'smtp'>;
  opened: boolean;
  onToggle: () => void;
}

/** The servers that are used, and the button to change them. */
export function ServersLine({ servers: { imap, smtp }, opened, onToggle }: ServersLineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
      <Box component="span" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        {`Servers: ${imap.host} ${imap.port}, ${smtp.host} ${smtp.port}`}
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-expanded={opened}
        onClick={onToggle}
        sx={{ minHeight: { xs: 44, md: 36 } }}
      >
        {opened ? 'Hide server details' : 'Change server details'}
      </Button>
    </Box>
  );
}
