import { type ReactNode, useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useBackCloses } from '@/shared/lib/back-closes';
import { sheet } from '@/shared/ui/responsive-dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  /** A verb: "Delete campaign", never "OK". */
  confirmLabel: string;
  /** For actions that are themselves called "Cancel". */
  closeLabel?: string;
  pendingLabel?: string;
  pending?: boolean;
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an important action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, closeLabel = 'Cancel', pending = false, destructive = false, onConfirm, onClose } = props;
  const id = useId();
  useBackCloses(open, onClose);
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const label = pending ? (props.pendingLabel ?? confirmLabel) : confirmLabel;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby={id} {...(phone ? { sx: sheet } : {})}>
      <DialogTitle id={id} variant="h5" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ color: 'text.secondary' }}>{children}</DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2, gap: 1, flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
        <Button color="inherit" variant="outlined" onClick={onClose}>
          {closeLabel}
        </Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} disabled={pending} onClick={onConfirm}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
