import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type School, type TimelineEntry, useRemoveLoggedContactMutation, useTimelineInfiniteQuery } from '@/entities/school';
import { deviceTime } from '@/shared/lib/dates';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useToast } from '@/shared/ui/toast';
import { timelineWords } from '../../../model/panel/timeline-words';
import { LogContactForm } from './log-contact-form';
import { TimelineItem } from './timeline-item';
import css from './timeline.module.css';

/** What happened with a school, newest first; older entries on demand. */
export function TimelineEntries({ school }: { school: School }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTimelineInfiniteQuery(school.id);
  const [editing, setEditing] = useState<TimelineEntry | null>(null);
  const [removing, setRemoving] = useState<TimelineEntry | null>(null);
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonList rows={3} rowHeight={44} label="Loading timeline" />
    ) : (
      <ErrorState title="The timeline could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      {entries.length === 0 && (
        <Typography color="textSecondary" variant="body2">
          Nothing happened yet. Emails, opens and replies appear here automatically. Log calls, visits and offers yourself.
        </Typography>
      )}
      <ol className={css['list']} aria-label={`Timeline of ${school.name}`}>
        {entries.map((entry) =>
          entry.id === editing?.id ? (
            <li key={entry.id} className={css['entry']}>
              <LogContactForm school={school} entry={editing} onDone={() => setEditing(null)} />
            </li>
          ) : (
            <TimelineItem key={entry.id} entry={entry} onEdit={setEditing} onRemove={setRemoving} />
          ),
        )}
      </ol>
      {hasNextPage && (
        <Button size="small" color="inherit" variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show older'}
        </Button>
      )}
      {removing !== null && <RemoveEntry school={school} entry={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

interface RemoveEntryProps {
  school: School;
  entry: TimelineEntry;
  onClose: () => void;
}

function RemoveEntry({ school, entry, onClose }: RemoveEntryProps) {
  const [remove, { isLoading }] = useRemoveLoggedContactMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    const { error } = await remove({ schoolId: school.id, entryId: entry.id });
    if (error !== undefined) {
      const description = errorText(error, 'The entry could not be removed. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Remove entry"
      confirmLabel="Remove entry"
      pendingLabel="Removing..."
      pending={isLoading}
      destructive
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      “{timelineWords(entry, deviceTime()).title}” disappears from the timeline of {school.name}. You can log it again.
    </ConfirmDialog>
  );
}
