import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { errorText, type UserSettings } from '@/shared/api';
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

type Shown = 'no' | 'look' | 'ask';

/** Turning the provider on or off, and why that failed. */
function useProvider(onChanged: () => Promise<unknown>) {
  const toast = useToast();
  const [change, { isLoading }] = useChangeUserSettingsMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(on: boolean): Promise<void> {
    const { error } = await change({ aiProvider: on });
    setFailure(error === undefined ? null : errorText(error, 'It was not changed. Please try again.'));
    if (error !== undefined) return;
    await onChanged();
    toast({ title: on ? 'AI provider turned on' : 'AI provider turned off' });
  }

  return { choose, failure, isLoading };
}

function NoProvider() {
  return (
    <Row icon={<AutoAwesome fontSize="small" aria-hidden />} title="AI provider">
      This server has no AI provider. The built-in writer writes every text, and nothing is sent to anyone.
    </Row>
  );
}

interface AboutProps {
  id: string;
  isOn: boolean;
  model: string;
  onLook: () => void;
}

/** What is sent while it is on. */
function About({ id, isOn, model, onLook }: AboutProps) {
  return (
    <>
      <span id={`${id}-about`}>
        {isOn ? `On. ${model} writes. It gets` : `Off. The built-in writer writes. If on, ${model} writes and gets`} no last name, school,
        town, birth date, phone or address.
      </span>{' '}
      <Link component="button" type="button" variant="body2" onClick={onLook} sx={{ minHeight: 24, verticalAlign: 'baseline' }}>
        See what is sent
      </Link>
    </>
  );
}

interface ProviderRowProps {
  isOn: boolean;
  model: string;
  onChanged: () => Promise<unknown>;
}

/** The switch, and what is sent while it is on. Turning on needs a confirmation that shows what is sent; turning off does not. */
function ProviderRow({ isOn, model, onChanged }: ProviderRowProps) {
  const id = useId();
  const [shown, setShown] = useState<Shown>('no');
  const { choose, failure, isLoading } = useProvider(onChanged);
  const turn = (on: boolean) => {
    setShown('no');
    void choose(on);
  };
  const toggle = (
    <Switch
      checked={isOn}
      disabled={isLoading}
      onChange={(_, on) => (on ? setShown('ask') : turn(false))}
      slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-about` } }}
    />
  );
  return (
    <>
      <Row icon={<AutoAwesome fontSize="small" aria-hidden />} titleId={id} title="Use the AI provider" action={toggle}>
        <About id={id} isOn={isOn} model={model} onLook={() => setShown('look')} />
      </Row>
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      {shown !== 'no' && (
        <SentDialog model={model} onTurnOn={shown === 'ask' ? () => turn(true) : undefined} onClose={() => setShown('no')} />
      )}
    </>
  );
}

function Provider({ settings: { aiProvider, aiModel }, onChanged }: { settings: UserSettings; onChanged: () => Promise<unknown> }) {
  return aiModel === null ? <NoProvider /> : <ProviderRow isOn={aiProvider} model={aiModel} onChanged={onChanged} />;
}

/** Who writes for the athlete. */
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
        {data !== undefined && <Provider settings={data} onChanged={refetch} />}
      </SectionCard>
    </Box>
  );
}
