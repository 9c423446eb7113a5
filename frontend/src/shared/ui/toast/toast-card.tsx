import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ToastMessage } from './toast-message';

interface ToastCardProps {
  message: ToastMessage;
  onDismiss: () => void;
}

/** The visible toast. */
export function ToastCard({ message, onDismiss }: ToastCardProps) {
  const bad = message.variant === 'destructive';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        p: 2,
        pr: 1,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: bad ? 'error.main' : 'divider',
        borderLeft: '4px solid',
        borderLeftColor: bad ? 'error.main' : 'primary.main',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: '0 8px 28px rgb(0 0 0 / 18%)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, color: bad ? 'error.main' : 'inherit' }}>{message.title}</Typography>
        {message.description !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {message.description}
          </Typography>
        )}
      </Box>
      <IconButton size="small" aria-label="Dismiss" onClick={onDismiss} sx={{ color: 'inherit' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
