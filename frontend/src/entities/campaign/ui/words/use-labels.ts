import { useMemo, useSyncExternalStore } from 'react';
import { useListPlaceholdersQuery } from '../../api/campaign-api';
import { codesShown } from '../../model/words/codes-shown';
import { labelsOf, type PlaceholderLabels, type PlaceholderReader } from '../../model/words/labels';

/** Whether placeholders are shown as codes, and how to change it. */
export function useCodesShown(): [boolean, (shown: boolean) => void] {
  return [useSyncExternalStore(codesShown.subscribe, codesShown.get), codesShown.set];
}

/** The words to show for placeholders; null when codes are asked for, and as long as the list is not there. */
export function useLabels(reader: PlaceholderReader): PlaceholderLabels {
  const { data } = useListPlaceholdersQuery();
  const [asCodes] = useCodesShown();
  return useMemo(() => (data === undefined || asCodes ? null : labelsOf(data, reader)), [data, asCodes, reader]);
}
