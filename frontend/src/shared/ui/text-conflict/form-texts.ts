import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** The names of the text fields of a form. */
export type TextField<T extends FieldValues> = keyof T & string & Path<T>;

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'setValue' | 'reset'>;

/** Reads and writes the texts of a form. */
export function formTexts<T extends FieldValues>(form: Form<T>, names: readonly TextField<T>[]) {
  const put = (name: TextField<T>, text: string) =>
    form.setValue(name, text as PathValue<T, TextField<T>>, { shouldDirty: true, shouldValidate: true });
  return {
    all: (): Record<string, string> => Object.fromEntries(names.map((name) => [name, String(form.getValues(name))])),
    put,
    putAll: (texts: Readonly<Record<string, string>>) => names.forEach((name) => put(name, texts[name] ?? '')),
    /** They are what is stored: nothing is left to save. */
    resetTo: (texts: Readonly<Record<string, string>>) => form.reset({ ...texts } as T),
  };
}
