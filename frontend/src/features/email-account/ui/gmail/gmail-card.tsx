import { lazy, Suspense, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { SectionCard } from '@/shared/ui/section-card';
import { GmailSkeleton } from './gmail-skeleton';

/** Loaded beside the page: what a coach reads is there first. */
const GmailSettings = lazy(async () => ({ default: (await import('./gmail-settings')).GmailSettings }));

/** The athlete's Gmail, to connect and to disconnect. Other pages lead here with #gmail. */
export function GmailCard() {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#gmail') place.current?.scrollIntoView();
  }, [hash]);
  return (
    <Box ref={place} sx={{ scrollMarginTop: 16, minWidth: 0 }}>
      <SectionCard title="Gmail Integration">
        <Suspense fallback={<GmailSkeleton />}>
          <GmailSettings />
        </Suspense>
      </SectionCard>
    </Box>
  );
}
