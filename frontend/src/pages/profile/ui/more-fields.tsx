import { type ReactNode, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import type { ProfileField } from '../model/profile-fields';
import type { ProfileForm } from '../model/profile-form';

interface MoreFieldsProps {
  title: string;
  fields: readonly ProfileField[];
  control: Control<ProfileForm>;
  show: (field: ProfileField) => ReactNode;
}

/** Fields that most athletes leave blank: those filled in are shown, the others wait behind one button. */
export function MoreFields({ title, fields, control, show }: MoreFieldsProps) {
  const [open, setOpen] = useState(false);
  const { defaultValues } = useFormState({ control });
  const now = useWatch({ control });
  // Among open fields none moves while it is typed in.
  const isShown = ({ name }: ProfileField) => Boolean(defaultValues?.[name]) || (!open && Boolean(now[name]));
  const others = fields.filter((field) => !isShown(field));
  return (
    <>
      {fields.filter(isShown).map(show)}
      {others.length > 0 && (
        <div className="wide">
          <Button
            fullWidth
            color="inherit"
            aria-expanded={open}
            endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
            onClick={() => setOpen(!open)}
            sx={{ justifyContent: 'space-between', minHeight: 44, px: 0, fontWeight: 600 }}
          >
            {title}
          </Button>
          {!open && (
            <Typography variant="body2" color="textSecondary">
              {others.map(({ label }) => label).join(', ')}
            </Typography>
          )}
        </div>
      )}
      {open && others.map(show)}
    </>
  );
}
