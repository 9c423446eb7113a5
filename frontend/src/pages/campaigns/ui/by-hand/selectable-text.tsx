import { LabeledField } from '@/shared/ui/labeled-field';

interface SelectableTextProps {
  label: string;
  value: string;
  multiline?: boolean;
}

/** Text that cannot be changed, selected as a whole when it is tapped: it can be copied without any permission. */
export function SelectableText({ label, value, multiline = false }: SelectableTextProps) {
  return (
    <LabeledField
      label={label}
      value={value}
      readOnly
      multiline={multiline}
      {...(multiline && { maxRows: 10 })}
      onFocus={({ target }) => target.select()}
    />
  );
}
