import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import type { User } from '@/entities/athlete';
import { LabeledField } from '@/shared/ui/labeled-field';
import { profileFields } from '../model/profile-fields';
import type { ProfileEditor } from '../model/use-profile-editor';
import { FieldCard } from './field-card';
import { GmailCard, MailboxCard } from '@/features/email-account';
import { PhotoRow } from './photo/photo-row';
import { StatusCard } from './status-card';

interface DataTabProps {
  user: User;
  editor: ProfileEditor;
}

const column = { display: 'grid', gap: 2, minWidth: 0 } as const;

/** Everything the athlete can say, card by card; to be read until Edit Profile is pressed. */
export function DataTab({ user, editor: { form, editing, saving, firstField } }: DataTabProps) {
  const { control, setFocus } = form;
  const email = useWatch({ control, name: 'email' });
  const { personal, athletic, external, currentPassword } = profileFields;
  const shownPersonal = personal.flatMap((field) => {
    return field.name === 'email' && editing && email.trim() !== user.email ? [field, currentPassword] : [field];
  });

  useEffect(() => {
    if (editing) setFocus(firstField);
  }, [editing, firstField, setFocus]);

  const card = { control, disabled: !editing, readOnly: saving };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={column}>
        <FieldCard title="Personal Information" fields={shownPersonal} {...card}>
          <div className="wide">
            <PhotoRow user={user} />
          </div>
          <div className="wide">
            <LabeledField label="Username" value={user.username} disabled hint="Username can’t be changed." />
          </div>
        </FieldCard>
      </Box>
      <Box sx={column}>
        <FieldCard title="Athletic Information" fields={athletic} {...card} />
        <FieldCard title="External Integrations" fields={external} {...card} />
        <GmailCard />
        <MailboxCard />
        <StatusCard user={user} />
      </Box>
    </Box>
  );
}
