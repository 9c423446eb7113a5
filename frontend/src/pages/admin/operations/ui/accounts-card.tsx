import { useDeferredValue, useState } from 'react';
import Box from '@mui/material/Box';
import { LabeledField } from '@/shared/ui/labeled-field';
import { AccountPage } from './account-page';
import { PartCard } from './part-card';

/** Who has an account, newest first; found by a part of the name or address. */
export function AccountsCard() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <PartCard title="Users">
      <Box sx={{ maxWidth: { sm: 420 }, mb: 1.5 }}>
        <LabeledField
          label="Search users"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputProps={{ maxLength: 120 }}
        />
      </Box>
      <Accounts key={search} search={search} />
    </PartCard>
  );
}

function Accounts({ search }: { search: string }) {
  /** The last account of each page after which more were requested. */
  const [turns, setTurns] = useState<readonly string[]>([]);
  const pages = [undefined, ...turns];
  return pages.map((before, index) => (
    <AccountPage
      key={before ?? 'newest'}
      search={search}
      before={before}
      isLast={index === pages.length - 1}
      onOlder={(lastId) => setTurns([...turns, lastId])}
    />
  ));
}
