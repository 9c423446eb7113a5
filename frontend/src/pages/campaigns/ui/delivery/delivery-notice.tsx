import Box from '@mui/material/Box';
import { useGetMailSenderQuery } from '@/entities/campaign';
import { Pending } from '@/shared/ui/in-order';
import { NothingDelivered } from './nothing-delivered';

/** Above what an athlete writes: nothing while email can be delivered. */
export function DeliveryNotice() {
  const { data: sender, isLoading } = useGetMailSenderQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) return <Pending />;
  if (sender?.reason !== 'nothing_can_deliver') return null;
  return (
    <Box sx={{ mb: 2 }}>
      <NothingDelivered />
    </Box>
  );
}
