import Box from '@mui/material/Box';
import { useGetMailSenderQuery } from '@/entities/campaign';
import { NothingDelivered } from './nothing-delivered';

/** Above what an athlete writes: nothing while email can be delivered. */
export function DeliveryNotice() {
  const { data: sender } = useGetMailSenderQuery(undefined, { refetchOnMountOrArgChange: true });
  if (sender?.reason !== 'nothing_can_deliver') return null;
  return (
    <Box sx={{ mb: 2 }}>
      <NothingDelivered />
    </Box>
  );
}
