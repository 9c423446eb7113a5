import { useState } from 'react';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { StatusPill } from '@/shared/ui/status-pill';
import { knownWords } from '../model/known-words';
import { type StaffRow, staffRows } from '../model/staff-rows';
import { AddressCheck } from './address-check';
import { PersonFields } from './person-fields';

interface PersonRowProps {
  row: StaffRow;
  /** Names of the others on the page who have the same address. */
  sharedWith: string[];
  onChange: (change: Partial<Omit<StaffRow, 'key'>>) => void;
}

/** One person of the page: ticked or not, correctable in place. */
export function PersonRow({ row, sharedWith, onChange }: PersonRowProps) {
  const [editing, setEditing] = useState(false);
  const { person, ticked } = row;
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        gap: 1,
        p: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
        bgcolor: 'background.paper',
      }}
    >
      <Checkbox
        checked={ticked}
        onChange={(_event, checked) => onChange({ ticked: checked })}
        slotProps={{ input: { 'aria-label': name } }}
        sx={{ alignSelf: 'flex-start' }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
        {editing ? (
          <PersonFields
            person={person}
            onSave={(changed) => {
              onChange({ person: changed, ticked: true, usesSharedEmail: true });
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <PersonLines row={row} name={name} />
            <AddressCheck row={row} sharedWith={sharedWith} onChange={onChange} />
          </>
        )}
      </Box>
      {!editing && (
        <IconButton aria-label={`Correct ${name}`} onClick={() => setEditing(true)} sx={{ alignSelf: 'flex-start' }}>
          <Edit />
        </IconButton>
      )}
    </Box>
  );
}

const tones = { new: 'good', changed: 'info', known: undefined } as const;

function PersonLines({ row, name }: { row: StaffRow; name: string }) {
  const { person } = row;
  const ways = [staffRows.emailOf(row), person.phone, person.twitter === null ? null : `@${person.twitter}`].filter((way) => way !== null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Typography component="span" sx={{ fontWeight: 640 }}>
          {name}
        </Typography>
        {person.sport !== null && person.sport !== 'Football' && <StatusPill>{person.sport}</StatusPill>}
        <StatusPill {...(tones[person.known.state] && { tone: tones[person.known.state] })}>{knownWords.short(person.known)}</StatusPill>
        {staffRows.toCheck(row) && <StatusPill tone="next">Check address</StatusPill>}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {person.title}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {ways.length > 0 ? ways.join(' · ') : noWay(row)}
      </Typography>
      {knownWords.long(person.known) !== null && (
        <Typography variant="body2" color="textSecondary">
          {knownWords.long(person.known)}
        </Typography>
      )}
    </>
  );
}

function noWay(row: StaffRow): string {
  return staffRows.needsDecision(row) ? 'No email will be saved' : 'No email on the page';
}
