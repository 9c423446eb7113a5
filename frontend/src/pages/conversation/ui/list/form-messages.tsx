import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCheckProfileMessageMutation, useProfileMessagesInfiniteQuery, useReportProfileMessageMutation } from '@/entities/campaign';
import { errorText, type ProfileMessageDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { suspicionAdvice, suspicionSentences } from '@/shared/lib/suspicion';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { ErrorState } from '@/shared/ui/error-state';
import { StatusPill } from '@/shared/ui/status-pill';
import { mailProgramLink } from '../../model/mail-program-link';
import { MessageFrame } from '../message-frame';
import { MessageText } from '../message-text';

interface FormMessageProps {
  message: ProfileMessageDto;
  hasGuardian: boolean;
}

/** What is known about the sender: anyone can type any address into the form. */
function Writer({ message: { address, isKnownAddress } }: { message: ProfileMessageDto }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
      <StatusPill tone={isKnownAddress ? 'good' : 'neutral'}>{isKnownAddress ? 'A coach’s address' : 'Not verified'}</StatusPill>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
        {isKnownAddress
          ? `${address} is a coach’s address. Anyone can type it into the form. Your answer goes to that coach.`
          : `${address} is not a coach’s address that we know. Anyone can type a name and a school.`}
      </Typography>
    </Box>
  );
}

function Warning({ message }: { message: ProfileMessageDto }) {
  const reasons = suspicionSentences({ suspicions: message.suspicions, outsideDomain: false });
  if (reasons.length === 0) return null;
  return (
    <Alert severity={message.isChecked ? 'info' : 'warning'} variant="outlined" sx={{ mt: 1 }}>
      <Box component="ul" aria-label="Why this may not be a coach" sx={{ m: 0, pl: 2.5 }}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>
        {message.isChecked
          ? 'You checked it.'
          : `${suspicionAdvice(message.suspicions)} Look the coach up on the school’s staff page before you answer.`}
      </Box>
    </Alert>
  );
}

function Reported({ message: { reportedAt, shownToGuardianAt } }: { message: ProfileMessageDto }) {
  if (reportedAt === null) return null;
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
      {shownToGuardianAt !== null && `Shown to your guardian on their page, ${momentWords(shownToGuardianAt)}. `}
      Reported to the admins, {momentWords(reportedAt)}.
    </Typography>
  );
}

const isReported = ({ reportedAt, shownToGuardianAt }: ProfileMessageDto, hasGuardian: boolean) =>
  reportedAt !== null && (!hasGuardian || shownToGuardianAt !== null);

const isDoubtful = ({ suspicions, isChecked }: ProfileMessageDto) => suspicions.length > 0 && !isChecked;

/** How to answer: in the conversation with the coach who has the address, else from the athlete’s own email app. As with replies, a suspicious message can be answered only after looking the coach up. */
function Answer({ message }: { message: ProfileMessageDto }) {
  if (message.coachId !== null) {
    return (
      <LinkButton to={paths.conversationWith(message.coachId)} variant="contained">
        Open the conversation
      </LinkButton>
    );
  }
  const link = mailProgramLink(message.address, 'Your message on my profile', `${message.name},\n\n`);
  if (isDoubtful(message) || link === null) return null;
  return (
    <Button variant="contained" href={link}>
      Answer in my email app
    </Button>
  );
}

function Actions({ message, hasGuardian }: FormMessageProps) {
  const [report, reporting] = useReportProfileMessageMutation();
  const [check, checking] = useCheckProfileMessageMutation();
  const error = reporting.error ?? checking.error;
  const isBusy = reporting.isLoading || checking.isLoading;
  return (
    <>
      <Reported message={message} />
      {error !== undefined && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
          {errorText(error, 'Nothing was changed. Please try again.')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Answer message={message} />
        {!isReported(message, hasGuardian) && (
          <Button
            color={isDoubtful(message) ? 'primary' : 'inherit'}
            variant={isDoubtful(message) ? 'contained' : 'outlined'}
            disabled={isBusy}
            onClick={() => void report(message.id)}
          >
            {hasGuardian ? 'Show my guardian and report it' : 'Report it'}
          </Button>
        )}
        {isDoubtful(message) && (
          <Button color="inherit" variant="outlined" disabled={isBusy} onClick={() => void check(message.id)}>
            I checked, it is real
          </Button>
        )}
      </Box>
    </>
  );
}

function FormMessage({ message, hasGuardian }: FormMessageProps) {
  return (
    <MessageFrame id={message.id} name={message.name} aside={message.school} at={message.at} isOwn={false}>
      <Writer message={message} />
      <Warning message={message} />
      <MessageText>{message.text}</MessageText>
      <Actions message={message} hasGuardian={hasGuardian} />
    </MessageFrame>
  );
}

/** Messages that coaches wrote by the form on the shared profile; renders nothing while there are none. */
export function FormMessages() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useProfileMessagesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined && data === undefined) {
    return (
      <Box sx={{ mb: 2.5 }}>
        <ErrorState title="Messages from your profile could not be loaded" error={error} onRetry={() => void refetch()} />
      </Box>
    );
  }
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  if (messages.length === 0) return null;
  return (
    <Card component="section" aria-label="From your shared profile" sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <MarkEmailRead color="action" />
        <Typography variant="h2">From your shared profile</Typography>
      </Box>
      {messages.map((message) => (
        <FormMessage key={message.id} message={message} hasGuardian={data?.pages[0]?.hasGuardian ?? false} />
      ))}
      {hasNextPage && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" color="inherit" variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Show older messages'}
          </Button>
        </Box>
      )}
    </Card>
  );
}
