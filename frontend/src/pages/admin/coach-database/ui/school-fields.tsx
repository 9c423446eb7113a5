import Box from '@mui/material/Box';
import { type Control, useWatch } from 'react-hook-form';
import { divisionName } from '@/entities/school';
import { twoColumns } from '@/shared/ui/form-dialog';
import { FormField } from '@/shared/ui/form-field';
import { type SchoolForm, schoolForm } from '../model/school-form';
import { ChoiceField } from './choice-field';

const optional = [
  { name: 'subdivision', label: 'Subdivision', hint: 'FBS or FCS, in D1', maxLength: 120 },
  { name: 'conference', label: 'Conference', hint: undefined, maxLength: 120 },
  { name: 'mascot', label: 'Mascot', hint: undefined, maxLength: 120 },
  { name: 'websiteUrl', label: 'Website', hint: 'Begins with https://', maxLength: 2048 },
  { name: 'aliases', label: 'Other names', hint: 'Separated by semicolons; people find it by them', maxLength: 2000 },
] as const;

const divisions = (['D1', 'D2', 'D3', 'na'] as const).map((value) => ({ value, label: divisionName(value) }));
const associations = [{ value: '', label: 'Not known' }, ...schoolForm.associations.map((value) => ({ value, label: value }))];

/** What the directory says about a school. */
export function SchoolFields({ control }: { control: Control<SchoolForm> }) {
  const division = useWatch({ control, name: 'division' });
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
      <ChoiceField control={control} name="division" label="Division" choices={divisions} />
      {division === 'na' && <ChoiceField control={control} name="association" label="Association" choices={associations} />}
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
        hint="Such as PA; of U SPORTS a province, such as ON"
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
