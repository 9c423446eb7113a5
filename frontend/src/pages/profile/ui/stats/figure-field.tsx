import { type Control, useController } from 'react-hook-form';
import type { GameFigureDto } from '@/shared/api';
import { LabeledField } from '@/shared/ui/labeled-field';
import { figureInput } from '../../model/games/figure-input';
import type { GameForm } from '../../model/games/game-form';

interface FigureFieldProps {
  control: Control<GameForm>;
  figure: GameFigureDto;
  readOnly: boolean;
}

/** A phone's numeric keyboard has no minus sign and no point. */
const inputMode = ({ kind, min }: GameFigureDto) => {
  if ((min ?? 0) < 0) return 'text';
  return kind === 'half' ? 'decimal' : 'numeric';
};

/** Input for one counter. Characters that it cannot contain are removed while the user types. */
export function FigureField({ control, figure, readOnly }: FigureFieldProps) {
  const { field, fieldState } = useController({
    control,
    name: `stats.${figure.key}`,
    rules: { validate: (text) => Number.isFinite(Number(text)) || `${figure.label} must be a number.` },
  });
  return (
    <LabeledField
      label={figure.label}
      name={field.name}
      value={field.value}
      readOnly={readOnly}
      autoComplete="off"
      inputProps={{ inputMode: inputMode(figure) }}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={({ target }) => field.onChange(figureInput(figure, target.value))}
      error={fieldState.error?.message}
    />
  );
}
