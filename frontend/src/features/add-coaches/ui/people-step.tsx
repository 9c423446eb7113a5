import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type StaffFilter, type StaffRow, staffRows } from '../model/staff-rows';
import type { AddCoaches } from '../model/use-add-coaches';
import { PageNotices } from './page-notices';
import { PersonRow } from './person-row';

interface PeopleStepProps {
  rows: StaffRow[];
  flow: AddCoaches;
  sourceUrl: string;
  onSourceUrl: (url: string) => void;
}

const filters: [StaffFilter, string][] = [
  ['all', 'All'],
  ['coaches', 'Coaches'],
  ['check', 'To check'],
  ['noEmail', 'No email'],
];

/** The second step: who was found, each of whom can be corrected, ticked or left out. */
export function PeopleStep({ rows, flow, sourceUrl, onSourceUrl }: PeopleStepProps) {
  const [filter, setFilter] = useState<StaffFilter>('all');
  const { coaches, others } = staffRows.divided(staffRows.shown(rows, filter));
  const ticked = rows.filter((row) => row.ticked).length;

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1.5 }}>
        <Typography variant="h6" component="h3">
          {rows.length} {rows.length === 1 ? 'person' : 'people'} found, {ticked} selected
        </Typography>
        <Typography color="textSecondary">Nothing is saved yet.</Typography>
      </Box>
      <PageNotices flow={flow} />
      <Box role="group" aria-label="Show" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {filters.map(([value, label]) => (
          <Button
            key={value}
            size="small"
            color={filter === value ? 'primary' : 'inherit'}
            variant={filter === value ? 'contained' : 'outlined'}
            aria-pressed={filter === value}
            onClick={() => setFilter(value)}
          >
            {label} {staffRows.shown(rows, value).length}
          </Button>
        ))}
      </Box>
      <People name="Football coaches" rows={coaches} all={rows} flow={flow} />
      <People name="Others on the page" rows={others} all={rows} flow={flow} />
      <TextField
        fullWidth
        size="small"
        type="url"
        label="Address of the page (optional)"
        helperText="Saved with each contact, so you can check it later."
        value={sourceUrl}
        onChange={(event) => onSourceUrl(event.target.value)}
        sx={{ mt: 3 }}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <Button color="inherit" sx={{ mt: 1, ml: -1 }} disabled={flow.busy} onClick={flow.restart}>
        Paste another page
      </Button>
    </>
  );
}

interface PeopleProps {
  name: string;
  rows: StaffRow[];
  all: StaffRow[];
  flow: AddCoaches;
}

/** A staff directory may list hundreds of people: this many are shown at first. */
const most = 40;

function People({ name, rows, all, flow }: PeopleProps) {
  const [shown, setShown] = useState(most);
  if (rows.length === 0) return null;
  const keys = rows.map(({ key }) => key);
  const allTicked = rows.every(({ ticked }) => ticked);
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h4" variant="subtitle2" color="textSecondary">
          {name}
        </Typography>
        <Button
          size="small"
          color="inherit"
          onClick={() => flow.tickAll(keys, !allTicked)}
          aria-label={`${allTicked ? 'Clear' : 'Select all'}: ${name}`}
        >
          {allTicked ? 'Clear' : 'Select all'}
        </Button>
      </Box>
      <Box
        component="ul"
        aria-label={name}
        sx={{ m: 0, p: 0, border: '1px solid', borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
      >
        {rows.slice(0, shown).map((row) => (
          <PersonRow
            key={row.key}
            row={row}
            sharedWith={staffRows.sharedWith(all, row)}
            onChange={(change) => flow.change(row.key, change)}
          />
        ))}
      </Box>
      {rows.length > shown && (
        <Button color="inherit" onClick={() => setShown(rows.length)}>
          Show all {rows.length}
        </Button>
      )}
    </Box>
  );
}
