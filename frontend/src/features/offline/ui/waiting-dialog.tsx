import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { countOf } from '@/shared/lib/figures';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useDecide } from '../model/use-decide';
import { useWaiting } from '../model/use-waiting';
import { WaitingRow } from './waiting-row';

/** What waits on this device, in the order in which it was changed. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const waiting = useWaiting();
  const { drop, keepMine, merge } = useDecide();
  const title = waiting.length === 0 ? 'Nothing is waiting' : `${countOf(waiting.length, 'change')} on this device`;
  return (
    <ResponsiveDialog open title={title} maxWidth="md" onClose={onClose}>
      <Typography color="textSecondary" variant="body2">
        {waiting.length === 0
          ? 'Everything you changed is saved on the server.'
          : 'They are saved here and sent when you are back online. Nothing is lost if you close the app.'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0 }}>
        {waiting.map((change) => (
          <WaitingRow
            key={change.key}
            change={change}
            onDrop={() => void drop(change)}
            onKeep={() => void keepMine(change)}
            onMerge={(texts) => void merge(change, texts)}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <strong>No email is waiting here.</strong> Emails to coaches are sent only when you press Send online.
      </Typography>
    </ResponsiveDialog>
  );
}
