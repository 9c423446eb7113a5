import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetCoachWordsQuery, wordText } from '@/entities/coach-word';
import type { CoachWordsDto } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { LinkToHandOver } from '@/shared/ui/link-to-hand-over';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { AskCoachDialog } from './ask-coach-dialog';
import { CoachRequestRow } from './coach-request-row';

function Words({ askable, words }: CoachWordsDto) {
  if (words.length === 0) {
    return (
      <Typography color="textSecondary">
        A high-school coach can confirm your height, weight, 40 time, GPA and level. College coaches trust a number more when a coach
        confirms it.
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label="Confirmed figures" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {words.map((word) => {
        const figure = askable.find((one) => one.figure === word.figure);
        return (
          <Box component="li" key={word.figure}>
            <Typography sx={{ fontWeight: 600 }}>
              {figure?.label} {figure?.value}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {wordText(word)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

function Loaded({ data }: { data: CoachWordsDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  return (
    <>
      <Words {...data} />
      {data.requests.length > 0 && (
        <Box component="ul" aria-label="Coaches you asked" sx={{ m: 0, mt: 1.5, p: 0 }}>
          {data.requests.map((request) => (
            <CoachRequestRow key={request.id} request={request} />
          ))}
        </Box>
      )}
      {link !== null && (
        <LinkToHandOver label="Link for your coach" link={link}>
          This server cannot send email. Give this link to your coach. It is shown only once, works for 14 days, and its answers show “not
          verified”.
        </LinkToHandOver>
      )}
      {data.askable.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Fill in one of these figures first.
        </Typography>
      ) : (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5, minHeight: 44 }} onClick={() => setIsAsking(true)}>
          Ask a coach to confirm
        </Button>
      )}
      {isAsking && (
        <AskCoachDialog
          askable={data.askable}
          onClose={() => setIsAsking(false)}
          onAsked={(given) => {
            setIsAsking(false);
            setLink(given);
          }}
        />
      )}
    </>
  );
}

/** What high-school coaches confirmed, which coaches were asked, and a button to ask another one. */
export function CoachWordCard() {
  const { data, error, refetch } = useGetCoachWordsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title="Coach’s word">
      {data === undefined && error === undefined && <SkeletonList rows={1} rowHeight={72} label="Loading what coaches confirmed" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="What coaches confirmed could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Loaded data={data} />}
    </SectionCard>
  );
}
