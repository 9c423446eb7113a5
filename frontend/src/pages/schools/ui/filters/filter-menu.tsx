import { useState } from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { laterPart } from '@/shared/lib/later-part';
import css from './chip.module.css';
import type { FilterChoicesProps } from './filter-choices';

const FilterChoices = laterPart(async () => (await import('./filter-choices')).FilterChoices);

interface FilterMenuProps extends Omit<FilterChoicesProps, 'anchor' | 'choices' | 'onClose'> {
  /** null while the choices are not loaded: the chip is visible but disabled. */
  choices: FilterChoicesProps['choices'] | null;
  /** The current choice on the chip: "D1, D3"; null when the filter is not set. */
  summary: string | null;
}

/** A filter chip that opens a list of checkboxes. */
export function FilterMenu({ name, summary, choices, chosen, only, onChoose, onReset }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <span className={css['chip']} data-active={summary !== null}>
      <button
        type="button"
        className={css['main']}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={choices === null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={css['words']}>{summary === null ? name : `${name}: ${summary}`}</span>
        {summary === null && <KeyboardArrowDown sx={{ fontSize: 18, mr: -0.75 }} />}
      </button>
      {summary !== null && (
        <button type="button" className={css['reset']} aria-label={`Clear filter: ${name}`} onClick={onReset}>
          ×
        </button>
      )}
      {anchor !== null && choices !== null && (
        <FilterChoices
          anchor={anchor}
          name={name}
          choices={choices}
          chosen={chosen}
          only={only}
          onChoose={onChoose}
          onReset={onReset}
          onClose={() => setAnchor(null)}
        />
      )}
    </span>
  );
}
