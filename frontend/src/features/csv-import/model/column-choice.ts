import type { ImportInspection } from './import-inspection';

/** Header of the file → column of the import, '' where it is not used. */
export type ColumnChoice = Readonly<Record<string, string>>;

const named = ({ columns }: ImportInspection) => columns.filter(({ header }) => header !== '');

/** Pure steps on what the columns of a file are. */
export const columnChoice = {
  /** What is used without a decision: the known names, or everything that was chosen for such a file before. */
  first(inspection: ImportInspection): ColumnChoice {
    const choice: Record<string, string> = {};
    for (const { header, readAs, suggestion } of named(inspection)) {
      choice[header] ??= (inspection.remembered ? suggestion : readAs) ?? '';
    }
    return choice;
  },

  /** Takes every suggestion for a column that is not used yet. */
  withSuggestions(inspection: ImportInspection, choice: ColumnChoice): ColumnChoice {
    const next: Record<string, string> = { ...choice };
    for (const { header, suggestion } of columnChoice.suggested(inspection, choice)) next[header] = suggestion;
    return next;
  },

  /** A column of the import belongs to one header: the header that had it before is not used any more. */
  choose(choice: ColumnChoice, header: string, column: string): ColumnChoice {
    const others = Object.entries(choice).map(([title, before]) => [title, column !== '' && before === column ? '' : before]);
    return { ...(Object.fromEntries(others) as Record<string, string>), [header]: column };
  },

  /** Headers that an import would leave out. */
  unused: (choice: ColumnChoice): string[] => Object.keys(choice).filter((header) => choice[header] === ''),

  /** Headers that are not used although something fits that no other header has. */
  suggested(inspection: ImportInspection, choice: ColumnChoice): { header: string; suggestion: string }[] {
    const taken = new Set(Object.values(choice));
    return named(inspection).flatMap(({ header, suggestion }) =>
      choice[header] === '' && suggestion !== null && !taken.has(suggestion) ? [{ header, suggestion }] : [],
    );
  },

  /** Whether the admin must check the columns before anything is stored: a name is unknown, or there are several sheets. */
  needsLook: (inspection: ImportInspection): boolean =>
    named(inspection).some(({ readAs }) => readAs === null) || inspection.sheets.length > 1,
};
