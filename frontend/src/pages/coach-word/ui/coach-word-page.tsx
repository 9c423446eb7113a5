import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { useLookAtCoachWordQuery } from '@/entities/coach-word';
import { errorText, type OpenCoachWordDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { AnswerForm } from './answer-form';

function Thanks({ athleteName }: Pick<OpenCoachWordDto, 'athleteName'>) {
  return (
    <>
      <PageHeader title="Thank you" documentTitle="Coach’s word" />
      <Alert severity="success" variant="outlined" sx={{ maxWidth: 640 }}>
        {athleteName} has your answer. You can close this page. The link no longer works.
      </Alert>
    </>
  );
}

function Asked({ token, asked }: { token: string; asked: OpenCoachWordDto }) {
  const [isAnswered, setIsAnswered] = useState(false);
  const { athleteName, coachName, expiresAt, figures } = asked;
  if (isAnswered) return <Thanks athleteName={athleteName} />;
  return (
    <>
      <PageHeader
        title={`${athleteName} asks you to confirm some numbers`}
        documentTitle="Coach’s word"
        subtitle={`For Coach ${coachName}. No account is needed. You can answer once, until ${dayWords(expiresAt)}.`}
      />
      <Box sx={{ maxWidth: 640 }}>
        {figures.length === 0 ? (
          <Alert severity="info" variant="outlined">
            {athleteName} changed these figures since. Ask for a new link.
          </Alert>
        ) : (
          <AnswerForm token={token} asked={asked} onAnswered={() => setIsAnswered(true)} />
        )}
      </Box>
    </>
  );
}

/** A high-school coach confirms figures here. Opening the link changes nothing: mail scanners open links, but send no form. */
export function CoachWordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error } = useLookAtCoachWordQuery({ token }, { skip: token === '' });
  if (data !== undefined) return <Asked token={token} asked={data} />;
  return (
    <>
      <PageHeader title="Coach’s word" />
      {error === undefined && token !== '' ? (
        <SkeletonList rows={3} rowHeight={96} label="Loading the questions" />
      ) : (
        <Alert severity="warning" variant="outlined">
          {error === undefined
            ? 'The link is incomplete. Please open it again from the email.'
            : errorText(error, 'The page could not be loaded. Please try again.')}
        </Alert>
      )}
    </>
  );
}
