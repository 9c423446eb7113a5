import Alert from '@mui/material/Alert';
import { useGetMailSenderQuery } from '@/entities/campaign';

/** The same in one line, beside the text that is being written. */
export function DeliveryLine() {
  const { data: sender } = useGetMailSenderQuery();
  if (sender?.reason !== 'nothing_can_deliver') return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <strong>Nothing can be delivered yet.</strong> You can write your email now and keep it for later.
    </Alert>
  );
}
