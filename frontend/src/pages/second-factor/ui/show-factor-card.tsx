import { type SubmitEvent, useState } from 'react';
import Key from '@mui/icons-material/Key';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Security, useAskToConfirmMutation, useGetSecurityQuery, useShowSecondFactorMutation } from '@/entities/security';
import { errorText } from '@/shared/api';
import { askPasskey, hasPasskeys } from '@/shared/lib/passkeys';
import { ErrorState } from '@/shared/ui/error-state';
import { LabeledField } from '@/shared/ui/labeled-field';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';

interface CodePartProps {
  failure: string | null;
  pending: boolean;
  code: string;
  onChange: (code: string) => void;
}

const sorry = 'This did not work. Please try again.';

/** The calls, and the error of the last one. The next page is shown when the user is reloaded. */
function useShow() {
  const [ask, asking] = useAskToConfirmMutation();
  const [show, showing] = useShowSecondFactorMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function send(shown: { code: string } | { passkey: string }): Promise<void> {
    const { error } = await show(shown);
    setFailure(error === undefined ? null : errorText(error, sorry));
  }

  async function withPasskey(): Promise<void> {
    const { data, error } = await ask();
    if (data === undefined) return setFailure(errorText(error, sorry));
    const asked = await askPasskey(data.options);
    if ('answer' in asked) await send({ passkey: asked.answer });
    else setFailure(asked.failure);
  }

  return { failure, setFailure, send, withPasskey, pending: asking.isLoading || showing.isLoading };
}

function CodePart({ failure, pending, code, onChange }: CodePartProps) {
  return (
    <>
      <LabeledField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        value={code}
        error={failure ?? undefined}
        hint="The six digits that your app shows now, or one of your recovery codes."
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={pending} sx={{ justifySelf: 'start' }}>
        {pending ? 'Checking...' : 'Continue'}
      </Button>
    </>
  );
}

function Ways({ security: { hasApp, passkeys } }: { security: Security }) {
  const [code, setCode] = useState('');
  const { failure, setFailure, send, withPasskey, pending } = useShow();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (code.trim() === '') setFailure('Enter the code.');
    else void send({ code });
  }

  return (
    <Box component="form" noValidate aria-label="Second factor" onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
      {hasApp && <CodePart failure={failure} pending={pending} code={code} onChange={setCode} />}
      {!hasApp && failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      {passkeys.length > 0 && hasPasskeys() && (
        <Button
          variant={hasApp ? 'outlined' : 'contained'}
          startIcon={<Key />}
          disabled={pending}
          sx={{ justifySelf: 'start' }}
          onClick={() => void withPasskey()}
        >
          Use a passkey
        </Button>
      )}
    </Box>
  );
}

/** Shows a factor that is there. */
export function ShowFactorCard() {
  const { data, error, refetch } = useGetSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title="Your second factor">
      {data === undefined && error === undefined && <SkeletonList rows={1} rowHeight={56} label="Loading your second factor" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Your second factor could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Ways security={data} />}
    </SectionCard>
  );
}
