import { createContext, use } from 'react';

/** Leads to where a field of the profile is filled in. */
export type FillField = (field: string) => void;

export const FillFieldContext = createContext<FillField>(() => undefined);

export function useFillField(): FillField {
  return use(FillFieldContext);
}
