import Box from '@mui/material/Box';
import type { AdminHomeServer } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countText } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';

function replyCheck({ mailboxes, lastReplyCheckAt }: AdminHomeServer): string {
  if (lastReplyCheckAt !== null) return momentWords(lastReplyCheckAt);
  return mailboxes === 0 ? 'No mailbox connected' : 'Not yet';
}

/** How the server does, in short; Operations has the rest. */
export function ServerCard({ server }: { server: AdminHomeServer }) {
  const facts: [string, string][] = [
    ['Mail server', server.hasMailServer ? 'Set up' : 'None'],
    ['Gmail', server.isGmailSetUp ? 'Set up' : 'Not set up'],
    ['Failed jobs', countText(server.failedJobs)],
    ['Emails waiting', countText(server.queued)],
    ['Emails not confirmed', countText(server.unknown)],
    ['Emails refused in 24 hours', countText(server.failedLastDay)],
    ['Last reply check', replyCheck(server)],
  ];
  return (
    <SectionCard
      title="Server"
      aside={
        <LinkButton to={paths.operations} size="small" variant="outlined" color="inherit">
          Operations
        </LinkButton>
      }
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: 1,
          m: 0,
          '& dd': { m: 0, fontWeight: 600, textAlign: 'right' },
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
