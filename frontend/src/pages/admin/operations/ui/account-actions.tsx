import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OperationsAccount } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { LinkToHandOver } from '@/shared/ui/link-to-hand-over';
import { useAccountActions } from '../model/use-account-actions';

type Asked = 'sessions' | 'role' | null;

interface AccountActionsProps {
  account: OperationsAccount;
  onDone: () => void;
}

function roleQuestion({ username, isAdmin }: OperationsAccount) {
  return isAdmin
    ? {
        title: `End the admin role of ${username}?`,
        confirmLabel: 'End the admin role',
        text: 'The account stays and is an athlete’s again at once.',
      }
    : {
        title: `Make ${username} an admin?`,
        confirmLabel: 'Make an admin',
        text: 'Admins change the directory and email templates for everyone, see all accounts and read the audit log.',
      };
}

interface QuestionsProps {
  account: OperationsAccount;
  asked: Asked;
  isPending: boolean;
  onSessions: () => void;
  onRole: () => void;
  onClose: () => void;
}

function Questions({ account, asked, isPending, onSessions, onRole, onClose }: QuestionsProps) {
  const role = roleQuestion(account);
  return (
    <>
      <ConfirmDialog
        open={asked === 'sessions'}
        title={`Sign ${account.username} out everywhere?`}
        confirmLabel="Sign out everywhere"
        pending={isPending}
        onConfirm={onSessions}
        onClose={onClose}
      >
        Every device has to sign in again. Nothing else changes.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'role'}
        title={role.title}
        confirmLabel={role.confirmLabel}
        pending={isPending}
        destructive={account.isAdmin}
        onConfirm={onRole}
        onClose={onClose}
      >
        {role.text}
      </ConfirmDialog>
    </>
  );
}

interface ActionsProps {
  account: OperationsAccount;
  isPending: boolean;
  onLink: () => void;
  onAsk: (what: Asked) => void;
}

function Actions({ account, isPending, onLink, onAsk }: ActionsProps) {
  const button = { size: 'small', variant: 'outlined', color: 'inherit', disabled: isPending } as const;
  return (
    <Box role="group" aria-label={`For ${account.username}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button {...button} onClick={onLink}>
        Send a reset link
      </Button>
      <Button {...button} onClick={() => onAsk('sessions')}>
        Sign out everywhere
      </Button>
      {!account.isGuardian && (
        <Button {...button} onClick={() => onAsk('role')}>
          {roleQuestion(account).confirmLabel}
        </Button>
      )}
      <LinkButton size="small" variant="text" color="inherit" to={paths.auditLogOf(account.username)}>
        Audit log
      </LinkButton>
    </Box>
  );
}

/** What an admin can do for one user. Passwords are neither seen nor set here. */
export function AccountActions({ account, onDone }: AccountActionsProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const [link, setLink] = useState<string | null>(null);
  const { sendLink, endSessions, changeRole, isPending } = useAccountActions(account, onDone);
  const close = () => setAsked(null);
  const confirm = (act: () => Promise<void>) => () => void act().then(close);
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5, pt: 1 }}>
      <Actions account={account} isPending={isPending} onLink={() => void sendLink().then(setLink)} onAsk={setAsked} />
      {link !== null && (
        <LinkToHandOver label="Link for a new password" link={link}>
          This server cannot send email. Hand this link to {account.username} and to nobody else. It works once and for 30 minutes.
        </LinkToHandOver>
      )}
      <Questions
        account={account}
        asked={asked}
        isPending={isPending}
        onSessions={confirm(endSessions)}
        onRole={confirm(changeRole)}
        onClose={close}
      />
    </Box>
  );
}
