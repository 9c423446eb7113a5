import { type ReactNode, type Ref, type SyntheticEvent, useMemo } from 'react';
import { type Control, type FieldPath, type FieldValues, type RegisterOptions, useController } from 'react-hook-form';
import { lengthLeft } from '@/shared/ui/form-field';
import { LabeledField } from '@/shared/ui/labeled-field';
import { markPieces } from '../../model/checks/mark-pieces';
import type { TextFlag } from '../../model/checks/text-flag';
import type { PlaceholderReader } from '../../model/words/labels';
import { ChipMarks } from './chip-marks';
import { useLabels } from './use-labels';
import { useWordedText } from './use-worded-text';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Look {
  label: string;
  reader: PlaceholderReader;
  /** The most characters of the text with its codes. */
  most: number;
  hint?: ReactNode;
  multiline?: boolean;
  minRows?: number;
  maxRows?: number;
  onSelect?: (event: SyntheticEvent) => void;
  /** Parts of the text to check, in the order of the text. */
  flags?: readonly TextFlag[];
}

interface WordedFieldProps extends Look {
  value: string;
  onText: (text: string) => void;
  name?: string;
  error?: string | undefined;
  onBlur?: () => void;
  inputRef?: Ref<Field>;
}

const noFlags: readonly TextFlag[] = [];

/** A field whose placeholders are shown in plain words; its value keeps the codes. Near its limit it counts. */
export function WordedField({ reader, most, value, onText, onSelect, inputRef, hint, flags = noFlags, ...look }: WordedFieldProps) {
  const labels = useLabels(reader);
  const words = useWordedText({ text: value, labels, most, onText, inputRef });
  const pieces = useMemo(() => markPieces(words.pieces, flags), [words.pieces, flags]);
  return (
    <LabeledField
      {...look}
      hint={lengthLeft(value, most) ?? hint}
      autoComplete="off"
      endAdornment={<ChipMarks pieces={pieces} field={words.field} isLine={look.multiline !== true} />}
      // The text is above its marks.
      sx={{ '& .MuiInputBase-input': { position: 'relative', zIndex: 1 } }}
      value={words.shown}
      onChange={words.onChange}
      onSelect={(event) => {
        words.onSelect(event);
        onSelect?.(event);
      }}
      inputRef={words.attach}
    />
  );
}

interface FormWordedFieldProps<T extends FieldValues> extends Look {
  control: Control<T>;
  name: FieldPath<T>;
  rules?: Omit<RegisterOptions<T, FieldPath<T>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
}

/** The same, tied to react-hook-form. */
export function FormWordedField<T extends FieldValues>({ control, name, rules, ...look }: FormWordedFieldProps<T>) {
  const { field, fieldState } = useController({ control, name, ...(rules ? { rules } : {}) });
  return (
    <WordedField
      {...look}
      name={field.name}
      value={field.value ?? ''}
      onText={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
