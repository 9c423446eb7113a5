import { type ReactNode, useEffect, useId, useRef } from 'react';
import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useBackCloses } from '@/shared/lib/back-closes';
import { sheet } from './sheet';
import { useFocusKept } from './use-focus-kept';

interface ResponsiveDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Key of the current content, such as a step; when it changes, the dialog scrolls to its top. */
  part?: string;
}

/** A dialog; on a phone a sheet from below. Traps the focus and gives it back, to the page's heading at worst; Escape closes. */
export function ResponsiveDialog({ open, title, onClose, children, actions, maxWidth = 'sm', part }: ResponsiveDialogProps) {
  const id = useId();
  const content = useContentFromTop(part);
  useFocusKept(open);
  useBackCloses(open, onClose);
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id} {...(phone ? { sx: sheet } : {})}>
      <DialogTitle id={id} variant="h5" component="h2" sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <Close />
      </IconButton>
      <DialogContent ref={content} dividers>
        {children}
      </DialogContent>
      {actions !== undefined && (
        <DialogActions sx={{ px: 3, py: 1.5, pb: 'calc(12px + env(safe-area-inset-bottom))' }}>{actions}</DialogActions>
      )}
    </Dialog>
  );
}

/** Scrolls to the top when the content changes; otherwise a long part would open in its middle. */
function useContentFromTop(part: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [part]);
  return content;
}
