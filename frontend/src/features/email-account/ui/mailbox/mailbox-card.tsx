import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { SectionCard } from '@/shared/ui/section-card';
import { MailboxSkeleton } from './mailbox-skeleton';

/** Loaded after the page, because what coaches read comes first. */
const MailboxSettings = lazy(async () => ({ default: (await import('./mailbox-settings')).MailboxSettings }));

/** Any mailbox that has IMAP and SMTP, to connect and to disconnect. Other pages link here with #mailbox. */
export function MailboxCard() {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const show = useCallback(() => {
    if (hash !== '#mailbox') return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash]);
  useEffect(show, [show]);
  return (
    <Box ref={place} tabIndex={-1} sx={{ scrollMarginTop: 16, minWidth: 0, outline: 'none' }}>
      <SectionCard title="Another mailbox">
        <Suspense fallback={<MailboxSkeleton />}>
          <MailboxSettings onLoaded={show} />
        </Suspense>
      </SectionCard>
    </Box>
  );
}
