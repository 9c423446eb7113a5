import { useDeferredValue, useState } from 'react';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { FilterChips } from '@/shared/ui/filter-chips';
import { LabeledField } from '@/shared/ui/labeled-field';
import { PageHeader } from '@/shared/ui/page-header';
import type { AuditFilter } from '../api/audit-log-api';
import { auditGroups, auditRange } from '../model/audit-words';
import { AuditLines } from './audit-lines';

type Group = NonNullable<AuditFilter['group']>;

function fileOf(filter: AuditFilter): string {
  const asked = new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return asked.size === 0 ? '/api/admin/audit-log.csv' : `/api/admin/audit-log.csv?${asked.toString()}`;
}

/** The filters; a typed name is applied as a deferred value. */
function useAuditFilter() {
  const [search] = useSearchParams();
  const [group, setGroup] = useState('');
  const [typed, setTyped] = useState(search.get('user') ?? '');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const user = useDeferredValue(typed.trim());
  const filter: AuditFilter = {
    ...(group !== '' && { group: group as Group }),
    ...(user !== '' && { user }),
    ...auditRange(from, to),
  };
  return { filter, group, setGroup, typed, setTyped, from, setFrom, to, setTo };
}

const userField = { maxLength: 60, autoCapitalize: 'none', spellCheck: false } as const;

function Fields({ typed, setTyped, from, setFrom, to, setTo }: ReturnType<typeof useAuditFilter>) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 2fr) 1fr 1fr' } }}>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <LabeledField
          label="Username"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputProps={userField}
        />
      </Box>
      <LabeledField
        label="From"
        type="date"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        inputProps={{ max: to || undefined }}
      />
      <LabeledField
        label="To"
        type="date"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        inputProps={{ min: from || undefined }}
      />
    </Box>
  );
}

/** Who did what on this server, for admins. */
export function AuditLogPage() {
  const asked = useAuditFilter();
  const { filter, group, setGroup } = asked;
  return (
    <>
      <PageHeader
        title="Audit Log"
        subtitle="Who did what, when and from where. Entries are kept for 400 days and cannot be changed."
        actions={
          <Button variant="outlined" color="inherit" startIcon={<Download />} href={fileOf(filter)} download>
            Download CSV
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <FilterChips label="What to show" choices={auditGroups} value={group} onChoose={setGroup} />
        <Fields {...asked} />
        <AuditLines key={JSON.stringify(filter)} filter={filter} />
      </Box>
    </>
  );
}
