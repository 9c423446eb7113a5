import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { countOf } from '@/shared/lib/figures';
import { PlainSelect } from '@/shared/ui/plain-select';
import type { Strategy } from '../model/strategy';
import { jumpTo, planParts, schoolPart } from './plan-parts';

/** So many schools fit a screen: one is found without a list of them. */
const FEW = 6;

/** Ways from the top of a long plan to its parts and schools. */
export function JumpLinks({ strategy: { schoolStrategies } }: { strategy: Strategy }) {
  const parts = [
    { id: planParts.timeline, label: 'Timeline' },
    { id: planParts.schools, label: countOf(schoolStrategies.length, 'school') },
    { id: planParts.advice, label: 'Advice' },
    { id: planParts.rules, label: 'Rules' },
  ];
  return (
    <Box
      component="nav"
      aria-label="Parts of the plan"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '@media print': { display: 'none' } }}
    >
      {parts.map(({ id, label }) => (
        <Chip
          key={id}
          component="a"
          href={`#${id}`}
          clickable
          variant="outlined"
          label={label}
          sx={{ minHeight: { xs: 44, md: 32 }, borderRadius: 999 }}
          onClick={(event) => {
            event.preventDefault();
            jumpTo(id);
          }}
        />
      ))}
      {schoolStrategies.length > FEW && <SchoolJump schools={schoolStrategies} />}
    </Box>
  );
}

function SchoolJump({ schools }: { schools: Strategy['schoolStrategies'] }) {
  const byName = schools.toSorted((a, b) => a.school.localeCompare(b.school));
  return (
    <PlainSelect value="" aria-label="Go to a school" onChoose={(chosen) => jumpTo(schoolPart(Number(chosen)))}>
      <option value="" disabled>
        Go to a school
      </option>
      {byName.map(({ schoolId, school }) => (
        <option key={schoolId} value={schoolId}>
          {school}
        </option>
      ))}
    </PlainSelect>
  );
}
