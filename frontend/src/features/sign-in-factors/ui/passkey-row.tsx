import { type MouseEvent, useState } from 'react';
import Key from '@mui/icons-material/Key';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type Passkey, useRemovePasskeyMutation } from '@/entities/security';
import { errorText } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';
import { RenamePasskeyDialog } from './rename-passkey-dialog';
import type { RunConfirmed } from './use-confirmed';

interface PasskeyRowProps {
  passkey: Passkey;
  run: RunConfirmed;
}

const tile = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '10px',
  bgcolor: 'action.hover',
  color: 'primary.main',
  flex: 'none',
} as const;

const usedWords = (lastUsedAt: string | null) => (lastUsedAt === null ? 'not used yet' : `used ${dayWords(lastUsedAt)}`);

/** What can be done with a passkey, behind three dots. */
function More({ name, onRename, onRemove }: { name: string; onRename: () => void; onRemove: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={`Change ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px' }}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onRename)}>Rename</MenuItem>
        <MenuItem onClick={choose(onRemove)}>Remove</MenuItem>
      </Menu>
    </>
  );
}

/** Removes the passkey after a proof of identity. */
function useRemovePasskey({ passkey: { id, name }, run }: PasskeyRowProps) {
  const toast = useToast();
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  async function removePasskey(): Promise<void> {
    const done = await run(() => remove(id));
    if (done === null) return;
    if (done.error === undefined) toast({ title: `${name} removed`, description: 'Your password still works.' });
    else toast({ title: 'Nothing was changed', description: errorText(done.error, 'Please try again.'), variant: 'destructive' });
  }
  return { removePasskey, isLoading };
}

const row = {
  ...{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.5, listStyle: 'none' },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

function Name({ passkey: { name, createdAt, lastUsedAt } }: Pick<PasskeyRowProps, 'passkey'>) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        Added {dayWords(createdAt)} · {usedWords(lastUsedAt)}
      </Typography>
    </Box>
  );
}

/** One passkey: its name, its last use, and buttons to rename or remove it. */
export function PasskeyRow(props: PasskeyRowProps) {
  const { id, name } = props.passkey;
  const { removePasskey, isLoading } = useRemovePasskey(props);
  const [asks, setAsks] = useState<'rename' | 'remove' | null>(null);
  const remove = () => {
    setAsks(null);
    void removePasskey();
  };
  return (
    <Box component="li" sx={row}>
      <Box sx={tile}>
        <Key aria-hidden />
      </Box>
      <Name {...props} />
      <More name={name} onRename={() => setAsks('rename')} onRemove={() => setAsks('remove')} />
      {asks === 'rename' && <RenamePasskeyDialog id={id} name={name} onClose={() => setAsks(null)} />}
      <ConfirmDialog
        open={asks === 'remove'}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        destructive
        pending={isLoading}
        onConfirm={remove}
        onClose={() => setAsks(null)}
      >
        You can no longer sign in with it. Your password still works. Delete the passkey on the device too, so that it is not offered there.
      </ConfirmDialog>
    </Box>
  );
}
