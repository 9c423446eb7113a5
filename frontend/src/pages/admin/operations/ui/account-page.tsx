import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import type { ListAccountsApiArg } from '../api/operations.gen';
import { useListAccountsQuery } from '../api/operations-api';
import { AccountRow } from './account-row';

interface AccountPageProps {
  search: string;
  /** Accounts older than this one; the newest when left out. */
  before: string | undefined;
  isLast: boolean;
  onOlder: (lastId: string) => void;
}

const pageSize = 25;

/** So many accounts as one call brings. */
export function AccountPage({ search, before, isLast, onOlder }: AccountPageProps) {
  const { data, error, refetch, isFetching } = useListAccountsQuery(asked(search, before), { refetchOnMountOrArgChange: true });
  if (error !== undefined && !isFetching) {
    return <ErrorState title="The users could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <SkeletonList rows={3} rowHeight={56} label="Loading the users" />;
  if (data.length === 0 && before === undefined) return <Typography color="textSecondary">No user found.</Typography>;
  return (
    <>
      <Box component="ul" aria-label="Users" sx={{ m: 0, p: 0 }}>
        {data.map((account) => (
          <AccountRow key={account.id} account={account} onChanged={() => void refetch()} />
        ))}
      </Box>
      {isLast && data.length === pageSize && <Older lastId={data[pageSize - 1]?.id ?? ''} onOlder={onOlder} />}
    </>
  );
}

function asked(search: string, before: string | undefined): ListAccountsApiArg {
  return { limit: pageSize, ...(search === '' ? {} : { search }), ...(before === undefined ? {} : { before }) };
}

function Older({ lastId, onOlder }: { lastId: string } & Pick<AccountPageProps, 'onOlder'>) {
  return (
    <Button color="inherit" variant="outlined" sx={{ mt: 2 }} onClick={() => onOlder(lastId)}>
      Show older users
    </Button>
  );
}
