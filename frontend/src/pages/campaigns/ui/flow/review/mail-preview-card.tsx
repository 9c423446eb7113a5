import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type MailPreview, usePreviewMailQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { StatusPill } from '@/shared/ui/status-pill';
import type { EmailText } from '../../../model/flow/looked-at';
import { CoachTextActions } from './coach-text-actions';
import { MarkedText } from './marked-text';
import { Remarks } from './remarks';
import { TestToMyself } from './test-to-myself';

interface MailPreviewCardProps {
  campaignId: string;
  coachId: number;
  /** The version that was looked at before the current text. */
  before?: EmailText | undefined;
  /** Called when the email is on the screen. */
  onShown: (coachId: number, email: EmailText) => void;
  /** Left out when the email can no longer be changed. */
  onChanged?: ((coachId: number, campaignRevision: number) => void) | undefined;
}

function addressed({ name, address }: MailPreview['from']): string {
  return name === '' ? address : `${name} <${address}>`;
}

function headersOf(mail: MailPreview): [string, string][] {
  return [
    ['From', addressed(mail.from)],
    ['Reply-To', addressed(mail.replyTo)],
    ['To', mail.to === null ? 'No address known' : `${mail.coachName} <${mail.to}>`],
    ['Subject', mail.subject],
  ];
}

const headers = {
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: '2px 10px',
  m: 0,
  px: { xs: 2, md: 2.5 },
  py: 1.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const text = {
  px: { xs: 2, md: 2.5 },
  py: 2.5,
  fontSize: '1rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '72ch',
} as const;

function Headers({ mail }: { mail: MailPreview }) {
  return (
    <Box component="dl" sx={headers}>
      {headersOf(mail).map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: name === 'Subject' ? 600 : 400 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The email as this one coach gets it, made by the server that sends it. */
export function MailPreviewCard({ campaignId, coachId, before, onShown, onChanged }: MailPreviewCardProps) {
  const { currentData, error, isFetching, refetch } = usePreviewMailQuery({ id: campaignId, coachId }, { refetchOnMountOrArgChange: true });
  // A cached answer may be outdated: only the current answer of the server counts.
  const shown = isFetching ? undefined : currentData;
  useEffect(() => {
    if (shown !== undefined) onShown(coachId, shown);
  }, [shown, coachId, onShown]);

  if (currentData === undefined && error !== undefined) {
    return <ErrorState title="This email could not be shown" error={error} onRetry={() => void refetch()} />;
  }
  if (currentData === undefined) return <SkeletonList rows={2} rowHeight={140} label="Loading the email" />;
  return (
    <Card component="article" aria-label={`Mail to ${currentData.coachName}`}>
      {currentData.textRevision > 0 && (
        <Box sx={{ px: { xs: 2, md: 2.5 }, pt: 1.75 }}>
          <StatusPill tone="info">Changed for this coach</StatusPill>
        </Box>
      )}
      <Remarks remarks={currentData.warnings} />
      <Headers mail={currentData} />
      <Box sx={text}>
        <MarkedText text={currentData.text} before={before?.text ?? null} />
      </Box>
      {onChanged && <CoachTextActions campaignId={campaignId} mail={currentData} onChanged={onChanged} />}
      <TestToMyself campaignId={campaignId} coachId={coachId} />
    </Card>
  );
}
