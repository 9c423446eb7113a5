import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ShareFieldDto } from '@/shared/api';

interface ShareFieldsProps {
  fields: readonly ShareFieldDto[];
  ticked: ReadonlySet<ShareFieldDto['key']>;
  onTick: (key: ShareFieldDto['key'], on: boolean) => void;
}

const groups: readonly { group: ShareFieldDto['group']; title: string; note?: string }[] = [
  { group: 'about', title: 'About you' },
  { group: 'football', title: 'Football' },
  { group: 'academics', title: 'Academics' },
  {
    group: 'contact',
    title: 'Personal',
    note: 'Think twice: links get passed on. Strangers could use this to find you.',
  },
];

/** Every field that can be shown, ticked one by one. */
export function ShareFields({ fields, ticked, onTick }: ShareFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {groups.map(({ group, title, note }) => (
        <Box key={group} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0 }}>
            {title}
          </Typography>
          {note !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
          {fields
            .filter((field) => field.group === group)
            .map(({ key, label, filled }) => (
              <FormControlLabel
                key={key}
                sx={{ display: 'flex', mr: 0, minHeight: 40 }}
                control={<Checkbox checked={ticked.has(key)} onChange={(_, on) => onTick(key, on)} />}
                label={filled ? label : `${label} (not in your profile yet)`}
              />
            ))}
        </Box>
      ))}
    </Box>
  );
}
