import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { fold } from '@/entities/school';
import type { Choice } from '../../model/filters/choice';
import css from './chip.module.css';

export interface FilterChoicesProps {
  /** The chip that opened the choices. */
  anchor: HTMLElement;
  /** What is filtered: "Division". */
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** The choice that most people want alone; its "Only" button selects it and nothing else. */
  only?: string | undefined;
  onChoose: (values: string[]) => void;
  /** Back to no filter. */
  onReset: () => void;
  onClose: () => void;
}

/** A list of at least this many choices gets a search field. */
const manyChoices = 14;

/** The list to tick that a filter's chip opens. */
export function FilterChoices({ anchor, name, onClose, ...menu }: FilterChoicesProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': `Filter: ${name}`,
          variant: 'outlined',
          sx: { mt: 0.75, width: 280, maxWidth: 'calc(100vw - 32px)', borderRadius: '14px' },
        },
      }}
    >
      <MenuBody name={name} {...menu} />
    </Popover>
  );
}

/** A checkbox changes at once; the list behind it and the address follow when it is rendered. */
function useTicks(chosen: readonly string[], onChoose: FilterChoicesProps['onChoose']) {
  const [ticked, setTicked] = useState(chosen);
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setTicked(chosen);
  }

  function choose(values: string[]): void {
    setTicked(values);
    onChoose(values);
  }

  function tick(value: string, on: boolean): void {
    choose(on ? [...ticked, value] : ticked.filter((other) => other !== value));
  }

  return { ticked, choose, tick };
}

function Find({ name, wanted, onFind }: { name: string; wanted: string; onFind: (text: string) => void }) {
  // With a finger, the keyboard on the screen would cover the list.
  const withMouse = useMediaQuery('(pointer: fine)', { noSsr: true });
  return (
    <Box sx={{ p: 1, pb: 0.5 }}>
      <OutlinedInput
        fullWidth
        autoFocus={withMouse}
        size="small"
        value={wanted}
        onChange={(event) => onFind(event.target.value)}
        placeholder="Find"
        inputProps={{ 'aria-label': `Find in: ${name}` }}
      />
    </Box>
  );
}

function MenuBody({ name, choices, chosen, only, onChoose, onReset }: Omit<FilterChoicesProps, 'anchor' | 'onClose'>) {
  const [wanted, setWanted] = useState('');
  const { ticked, choose, tick } = useTicks(chosen, onChoose);
  const shown = choices.filter(({ label }) => fold(label).includes(fold(wanted)));
  return (
    <>
      {choices.length > manyChoices && <Find name={name} wanted={wanted} onFind={setWanted} />}
      <ul className={css['choices']} aria-label={name}>
        {shown.map(({ value, label }) => (
          <li key={value}>
            <label className={css['choice']}>
              <input type="checkbox" checked={ticked.includes(value)} onChange={(event) => tick(value, event.target.checked)} />
              {label}
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
          Nothing found.
        </Typography>
      )}
      <MenuButtons only={only} onChoose={choose} onReset={onReset} />
    </>
  );
}

function MenuButtons({ only, onChoose, onReset }: Pick<FilterChoicesProps, 'only' | 'onChoose' | 'onReset'>) {
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 1, borderTop: '1px solid', borderColor: 'divider' }}>
      <Button size="small" color="inherit" onClick={onReset}>
        Show all
      </Button>
      <Button size="small" color="inherit" onClick={() => onChoose([])}>
        Clear
      </Button>
      {only !== undefined && (
        <Button size="small" sx={{ ml: 'auto' }} onClick={() => onChoose([only])}>
          Only {only}
        </Button>
      )}
    </Box>
  );
}
