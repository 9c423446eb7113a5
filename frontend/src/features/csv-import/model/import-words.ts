import { asApiError, errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import type { ToastMessage } from '@/shared/ui/toast';
import type { ImportKind } from './import-kind';
import type { ImportResult } from './import-result';

interface ImportWords {
  title: string;
  /** How the kinds are told apart in a menu. */
  menu: string;
  /** How the columns' guide begins. */
  guide: string;
  templateName: string;
  succeeded: (result: ImportResult) => ToastMessage;
  /** Why the file was not imported. */
  reasonOf: (error: unknown) => string;
  failed: (reason: string) => ToastMessage;
}

function uploadReason(error: unknown): string {
  return asApiError(error)?.status === 'network' ? 'Network error occurred' : errorText(error, 'Upload failed');
}

/** "2 schools and 5 coaches updated.", as one sentence; none when nothing was. */
function updatedWords({ schools = 0, coaches = 0 }: ImportResult['changed']): string[] {
  const some = (count: number, one: string, many: string) => (count === 0 ? [] : [countOf(count, one, many)]);
  const parts = [...some(schools, 'school', 'schools'), ...some(coaches, 'coach', 'coaches')];
  return parts.length === 0 ? [] : [`${parts.join(' and ')} updated.`];
}

const unlisted = 'Rows that cannot be read are left out and listed for you.';

/** The texts for each kind of file. */
export const importWords: Readonly<Record<ImportKind, ImportWords>> = {
  schools: {
    title: 'Import Schools from CSV',
    menu: 'Schools and their coaches',
    guide: `Schools already in the directory are updated, not added twice. ${unlisted}`,
    templateName: 'schools-template.csv',
    succeeded: ({ imported, changed }) => ({
      title: 'Import Successful',
      description: [`Imported ${countOf(imported.schools ?? 0, 'school')}.`, ...updatedWords(changed)].join(' '),
    }),
    reasonOf: (error) => errorText(error, 'An error occurred during import.'),
    failed: (description) => ({ title: 'Import Failed', description, variant: 'destructive' }),
  },
  coaches: {
    title: 'Import Coaches from CSV',
    menu: 'Coaches of known schools',
    guide: `Coaches already in the directory are updated, not added twice. ${unlisted}`,
    templateName: 'coaches-template.csv',
    succeeded: ({ imported, changed }) => ({
      title: `Successfully imported ${countOf(imported.coaches ?? 0, 'coach', 'coaches')}!`,
      ...(changed.coaches ? { description: `${changed.coaches} updated.` } : {}),
    }),
    reasonOf: uploadReason,
    failed: (title) => ({ title, variant: 'destructive' }),
  },
  rosters: {
    title: 'Import Rosters from CSV',
    menu: 'Rosters of known schools',
    guide: `A roster in the file replaces the stored roster of that school and season. ${unlisted}`,
    templateName: 'rosters-template.csv',
    succeeded: ({ imported, changed }) => ({
      title: `Successfully imported ${countOf(imported.players ?? 0, 'player')}!`,
      description: [
        countOf(imported.rosters ?? 0, 'roster is new.', 'rosters are new.'),
        ...(changed.rosters ? [`${changed.rosters} updated.`] : []),
      ].join(' '),
    }),
    reasonOf: uploadReason,
    failed: (title) => ({ title, variant: 'destructive' }),
  },
  incoming: {
    title: 'Import Incoming Players from CSV',
    menu: 'Recruits and transfers of known schools',
    guide: `The file replaces what we had for each school and year in it. ${unlisted}`,
    templateName: 'incoming-template.csv',
    succeeded: ({ imported, changed }) => ({
      title: `Successfully imported ${countOf(imported.players ?? 0, 'incoming player')}!`,
      ...(changed.classes ? { description: `${changed.classes} updated.` } : {}),
    }),
    reasonOf: uploadReason,
    failed: (title) => ({ title, variant: 'destructive' }),
  },
};
