import Download from '@mui/icons-material/Download';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LabeledField } from '@/shared/ui/labeled-field';
import { divisionChoices, positionChoices } from '../model/database-filters';
import { exportAddress } from '../model/export-address';
import type { FilterControl } from '../model/use-filters';
import { ChoiceChips } from './choice-chips';

interface FilterRowProps {
  control: FilterControl;
  onAddSchool: () => void;
}

/** Search, filters, and what is done with the whole list. */
export function FilterRow({ control: { filters, typed, type, choose }, onAddSchool }: FilterRowProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <Box sx={{ flex: '1 1 260px', maxWidth: { sm: 420 } }}>
          <LabeledField
            label="Search schools and coaches"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => type(target.value)}
            inputProps={{ maxLength: 120 }}
          />
        </Box>
        <Button variant="outlined" color="inherit" startIcon={<Add />} onClick={onAddSchool}>
          Add School
        </Button>
        <Button variant="outlined" color="inherit" startIcon={<Download />} href={exportAddress(filters)} download>
          Export Contacts
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, columnGap: 3 }}>
        <ChoiceChips label="Division" choices={divisionChoices} value={filters.division} onChoose={(division) => choose({ division })} />
        <ChoiceChips label="Position" choices={positionChoices} value={filters.position} onChoose={(position) => choose({ position })} />
      </Box>
    </Box>
  );
}
