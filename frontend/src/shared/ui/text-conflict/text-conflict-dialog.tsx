import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import type { ConflictField } from './conflict-field';
import { TwoVersions } from './two-versions';

interface TextConflictDialogProps {
  title?: string;
  fields: readonly ConflictField[];
  onKeepMine: () => void;
  onUseTheirs: () => void;
  /** Both versions go into the editor, to be made into one. */
  onMerge: () => void;
  /** Back to the editor with nothing decided. */
  onClose: () => void;
}

/** Shows two versions of one text and asks which one to use. The other one is kept as well. */
export function TextConflictDialog(props: TextConflictDialogProps) {
  const { title = 'This text was changed elsewhere', fields, onKeepMine, onUseTheirs, onMerge, onClose } = props;
  return (
    <ResponsiveDialog
      open
      maxWidth="lg"
      title={title}
      onClose={onClose}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', width: '100%' }}>
          <Button variant="outlined" color="inherit" onClick={onUseTheirs}>
            Use other version
          </Button>
          <Button variant="outlined" color="inherit" onClick={onMerge}>
            Edit both together
          </Button>
          <Button variant="contained" onClick={onKeepMine}>
            Keep my version
          </Button>
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Alert severity="info" variant="outlined">
          Nothing is overwritten. The version you don’t choose stays in this tab, so you can compare again.
        </Alert>
        {fields
          .filter(({ mine, theirs }) => mine !== theirs)
          .map((field) => (
            <TwoVersions key={field.name} field={field} />
          ))}
      </Box>
    </ResponsiveDialog>
  );
}
