import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PageHeader } from '@/shared/ui/page-header';

interface ProfileHeadProps {
  editing: boolean;
  /** The buttons of the form, where the head has room for them. */
  actions: ReactNode;
  /** Whether Edit Profile takes the focus: coming back after editing, when the buttons of the form have lost it. */
  focused: boolean;
  onEdit: () => void;
}

/** Save Changes stays in reach however long the form is. */
const stuckToTop = { position: 'sticky', top: 0, zIndex: 2, pt: 2, mt: -2, bgcolor: 'background.default' } as const;

/** The title of the page, with Edit Profile or what ends editing. */
export function ProfileHead({ editing, actions, focused, onEdit }: ProfileHeadProps) {
  const editButton = (
    <Button variant="contained" autoFocus={focused} onClick={onEdit}>
      Edit Profile
    </Button>
  );
  return (
    <Box sx={editing && actions !== false ? stuckToTop : undefined}>
      <PageHeader title="Athlete Profile" subtitle="What coaches will read about you" actions={editing ? actions : editButton} />
    </Box>
  );
}
