import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Storage from '@mui/icons-material/Storage';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { errorText, type UserSettings } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useToast } from '@/shared/ui/toast';
import { useChangeUserSettingsMutation, useGetUserSettingsQuery } from '../api/privacy.gen';
import { SentDialog } from './sent-dialog';

interface RowProps {
  icon: ReactNode;
  titleId?: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Row({ icon, titleId, title, action, children }: RowProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: { xs: 'none', sm: 'grid' }, p: 1, borderRadius: '10px', bgcolor: 'action.hover', color: 'text.secondary' }}>
        {icon}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div">
          {children}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

/** The switch, and what is sent while it is on. Turning on is asked beside what is sent; turning off is not. */
function ProviderRow({ settings: { aiProvider, aiModel }, onChanged }: { settings: UserSettings; onChanged: () => Promise<unknown> }) {
  const id = useId();
  const toast = useToast();
  const [change, { isLoading }] = useChangeUserSettingsMutation();
  const [shown, setShown] = useState<'no' | 'look' | 'ask'>('no');
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(on: boolean): Promise<void> {
    setShown('no');
    const { error } = await change({ aiProvider: on });
    setFailure(error === undefined ? null : errorText(error, 'It was not changed. Please try again.'));
    if (error !== undefined) return;
    await onChanged();
    toast({ title: on ? 'AI provider turned on' : 'AI provider turned off' });
  }

  if (aiModel === null) {
    return (
      <Row icon={<AutoAwesome fontSize="small" aria-hidden />} title="AI provider">
        This server has none. The built-in writer writes every text here, and nothing is sent to anybody.
      </Row>
    );
  }
  const toggle = (
    <Switch
      checked={aiProvider}
      disabled={isLoading}
      onChange={(_, on) => (on ? setShown('ask') : void choose(false))}
      slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-about` } }}
    />
  );
  return (
    <>
      <Row icon={<AutoAwesome fontSize="small" aria-hidden />} titleId={id} title="Use the AI provider" action={toggle}>
        <span id={`${id}-about`}>
          {aiProvider ? `On. ${aiModel} writes. It gets` : `Off. The built-in writer writes. If on, ${aiModel} writes and gets`} no last
          name, school, town, birth date, phone or address.
        </span>{' '}
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => setShown('look')}
          sx={{ minHeight: 24, verticalAlign: 'baseline' }}
        >
          See what is sent
        </Link>
      </Row>
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      {shown !== 'no' && (
        <SentDialog model={aiModel} onTurnOn={shown === 'ask' ? () => void choose(true) : undefined} onClose={() => setShown('no')} />
      )}
    </>
  );
}

/** Who writes for the athlete, and what is kept. */
export function WritingHelpCard() {
  const { data, error, refetch } = useGetUserSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isAsked = hash === '#writing-help' && data !== undefined;
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <Box ref={place} sx={{ scrollMarginTop: 80 }}>
      <SectionCard title="Writing help">
        {data === undefined && error === undefined && <SkeletonList rows={1} rowHeight={60} label="Loading writing help" />}
        {data === undefined && error !== undefined && (
          <ErrorState title="We couldn't load writing help" error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <ProviderRow settings={data} onChanged={refetch} />}
        <Row
          icon={<Storage fontSize="small" aria-hidden />}
          title="What we keep, and how long"
          action={
            <LinkButton to={paths.privacy} variant="outlined" color="inherit" aria-label="Read what we keep, and how long">
              Read
            </LinkButton>
          }
        >
          For each field: why, where, until when.
        </Row>
      </SectionCard>
    </Box>
  );
}
