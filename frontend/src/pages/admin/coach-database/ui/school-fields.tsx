import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { twoColumns } from '@/shared/ui/form-dialog';
import { FormField } from '@/shared/ui/form-field';
import type { SchoolForm } from '../model/school-form';
import { DivisionField } from './division-field';

const optional = [
  { name: 'subdivision', label: 'Subdivision', hint: 'FBS or FCS, in D1', maxLength: 120 },
  { name: 'conference', label: 'Conference', hint: undefined, maxLength: 120 },
  { name: 'mascot', label: 'Mascot', hint: undefined, maxLength: 120 },
  { name: 'websiteUrl', label: 'Website', hint: 'Begins with https://', maxLength: 2048 },
  { name: 'aliases', label: 'Other names', hint: 'Separated by semicolons; people find it by them', maxLength: 2000 },
] as const;

/** What the directory says about a school. */
export function SchoolFields({ control }: { control: Control<SchoolForm> }) {
  return (
    <Box sx={twoColumns}>
      <FormField
        control={control}
        name="name"
        label="Name"
        autoComplete="off"
        inputProps={{ maxLength: 120 }}
        rules={{ required: 'Please enter the name.' }}
      />
      <DivisionField control={control} />
      <FormField
        control={control}
        name="city"
        label="City"
        autoComplete="off"
        inputProps={{ maxLength: 120 }}
        rules={{ required: 'Please enter the city.' }}
      />
      <FormField
        control={control}
        name="state"
        label="State"
        hint="Such as PA"
        autoComplete="off"
        inputProps={{ maxLength: 40 }}
        rules={{ required: 'Please enter the state.' }}
      />
      {optional.map(({ name, label, hint, maxLength }) => (
        <FormField key={name} control={control} name={name} label={label} hint={hint} autoComplete="off" inputProps={{ maxLength }} />
      ))}
    </Box>
  );
}
