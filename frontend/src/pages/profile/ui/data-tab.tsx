import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import type { User } from '@/entities/athlete';
import { LabeledField } from '@/shared/ui/labeled-field';
import { profileFields } from '../model/profile-fields';
import type { ProfileEditor } from '../model/use-profile-editor';
import type { FieldName, ProfileSection } from '../model/use-open-part';
import { FieldCard } from './field-card';
import { GmailCard, MailboxCard } from '@/features/email-account';
import { PhotoRow } from './photo/photo-row';
import { ProfileActions } from './profile-actions';
import { StatusCard } from './status-card';

interface DataTabProps {
  user: User;
  editor: ProfileEditor;
}

const column = { display: 'grid', gap: 2, minWidth: 0 } as const;

/** All profile data in cards; read-only until a field or Edit Profile is pressed. */
export function DataTab({ user, editor }: DataTabProps) {
  const { editing, section, saving, firstField, lastField } = editor;
  const { control, setFocus } = editor.form;
  const isOpen = (name: ProfileSection) => section === 'all' || section === name;
  const email = useWatch({ control, name: 'email' });
  const { personal, athletic, external, currentPassword } = profileFields;
  const shownPersonal = personal.flatMap((field) => {
    return field.name === 'email' && isOpen('personal') && email.trim() !== user.email ? [field, currentPassword] : [field];
  });

  useEffect(() => {
    if (editing) setFocus(firstField);
  }, [editing, firstField, setFocus]);

  const card = (name: ProfileSection) => ({
    ...{ control, lastField, disabled: !isOpen(name), readOnly: saving },
    onEdit: (field: FieldName) => void editor.editSection(name, field),
    actions: section === name && <ProfileActions saving={saving} onCancel={editor.cancel} />,
  });
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
        <FieldCard title="Personal Information" fields={shownPersonal} {...card('personal')}>
          <div className="wide">
            <PhotoRow user={user} />
          </div>
          <div className="wide">
            <LabeledField label="Username" value={user.username} disabled hint="Username can’t be changed." />
          </div>
        </FieldCard>
      </Box>
      <Box sx={column}>
        <FieldCard title="Athletic Information" fields={athletic} {...card('athletic')} />
        <FieldCard title="External Integrations" fields={external} {...card('external')} />
        <GmailCard />
        <MailboxCard />
        <StatusCard user={user} />
      </Box>
    </Box>
  );
}
