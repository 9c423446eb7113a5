import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useParams } from 'react-router';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { PageHeader } from '@/shared/ui/page-header';
import { ConversationPage } from './conversation-page';
import { ConversationList } from './list/conversation-list';
import { FormMessages } from './list/form-messages';

/** The list as a column that keeps its place while conversations are opened beside it. */
const column = { position: 'sticky', top: 28, maxHeight: 'calc(100dvh - 56px)', overflowY: 'auto' } as const;

/** All conversations, and the one that is open: beside each other on a wide screen, one after the other on a narrow one. */
export function ConversationsPage() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const { coachId } = useParams();
  const openId = coachId === undefined ? null : Number(coachId);
  const opened = openId !== null && (
    <ErrorBoundary key={coachId}>
      <ConversationPage isBesideList={isWide} />
    </ErrorBoundary>
  );
  if (!isWide && opened !== false) return opened;
  return (
    <>
      {openId === null && <Top />}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(340px, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Card component="section" aria-label="All conversations" sx={isWide ? column : undefined}>
          {openId !== null && (
            <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
              Conversations
            </Typography>
          )}
          <ConversationList openId={openId} />
        </Card>
        {isWide && (opened || <NothingOpen />)}
      </Box>
    </>
  );
}

function Top() {
  return (
    <>
      <PageHeader title="Conversations" subtitle="Every coach you wrote to, and what was said last" />
      <FormMessages />
    </>
  );
}

function NothingOpen() {
  return (
    <Card>
      <EmptyState icon={<Forum />} title="Pick a conversation">
        What you and the coach wrote to each other opens here.
      </EmptyState>
    </Card>
  );
}
