import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { PlaceholderDto as Placeholder } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useListPlaceholdersQuery } from '../api/campaign-api';
import { labelFor, type PlaceholderReader } from '../model/words/labels';
import { useCodesShown } from './words/use-labels';

interface PlaceholderChipsProps {
  /** Who writes: an athlete about themselves, or an admin for athletes. */
  reader: PlaceholderReader;
  onInsert: (piece: string) => void;
}

const groups = [
  { about: 'coach', titles: { athlete: 'About the coach', admin: 'About the coach' } },
  { about: 'you', titles: { athlete: 'About you, from your profile', admin: 'About the athlete, from their profile' } },
] as const;

/** The label of the chip: for an athlete the own value, if there is one. */
function hintOf({ name, example, value, isEmpty }: Placeholder, reader: PlaceholderChipsProps['reader']): string {
  const code = `{{${name}}}`;
  if (reader === 'admin' || value === null) return `${code}, e.g. ${example}`;
  return isEmpty ? `${code}: you have no value yet` : `${code}: ${value}`;
}

/** On a phone a finger finds it 44 pixels high, the room between the rows included. */
const chip = {
  height: { xs: 32, md: 28 },
  borderColor: 'brand.control',
  '&::after': { content: '""', position: 'absolute', inset: { xs: '-6px 0', md: 0 } },
} as const;

function InsertChip({ placeholder, reader, onInsert }: { placeholder: Placeholder } & PlaceholderChipsProps) {
  const label = labelFor(placeholder, reader);
  const isEmpty = reader === 'athlete' && placeholder.isEmpty;
  return (
    <Tooltip title={hintOf(placeholder, reader)} describeChild>
      <Chip
        component="button"
        type="button"
        clickable
        size="small"
        variant="outlined"
        label={isEmpty ? `${label} (empty)` : label}
        aria-label={`Insert: ${label}`}
        // Pressing a chip must not move the cursor in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert(`{{${placeholder.name}}}`)}
        sx={{ ...chip, ...(isEmpty ? { borderStyle: 'dashed', color: 'text.secondary' } : {}) }}
      />
    </Tooltip>
  );
}

function CodesSwitch() {
  const [shown, show] = useCodesShown();
  return (
    <FormControlLabel
      sx={{ mr: 0, minHeight: 44 }}
      control={<Switch checked={shown} onChange={(_event, checked) => show(checked)} />}
      label="Show placeholders as codes"
    />
  );
}

interface GroupProps extends PlaceholderChipsProps {
  placeholders: readonly Placeholder[];
  title: string;
}

/** So many are there from the start, with a value or not. */
const atFirst = 8;

/** Those that have a value; the others, which no email could use yet, are behind one press. */
function Group({ placeholders, title, reader, onInsert }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = placeholders.filter(({ isEmpty }, at) => isWhole || at < atFirst || reader === 'admin' || !isEmpty);
  const hidden = placeholders.length - shown.length;
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, rowGap: { xs: 1.5, md: 0.75 } }}>
        {shown.map((placeholder) => (
          <InsertChip key={placeholder.name} placeholder={placeholder} reader={reader} onInsert={onInsert} />
        ))}
        {hidden > 0 && (
          <Button size="small" onClick={() => setWhole(true)} sx={{ minHeight: { xs: 32, md: 28 }, py: 0 }}>
            Show {hidden} more without a value
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Everything the server can fill in, one press each; it lands at the cursor. */
export function PlaceholderChips({ reader, onInsert }: PlaceholderChipsProps) {
  const { data, error, refetch } = useListPlaceholdersQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined && error !== undefined) {
    return <ErrorState title="The placeholders could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <SkeletonList rows={2} rowHeight={60} label="Loading the placeholders" />;
  return (
    <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        Tap to insert; each coach gets their own value. For words to use when it’s missing, type it as a code:{' '}
        <code>{'{{coach_first_name|Coach}}'}</code>
      </Typography>
      {groups.map(({ about, titles }) => (
        <Group
          key={about}
          title={titles[reader]}
          placeholders={data.filter((placeholder) => placeholder.about === about)}
          reader={reader}
          onInsert={onInsert}
        />
      ))}
      <CodesSwitch />
    </Box>
  );
}
