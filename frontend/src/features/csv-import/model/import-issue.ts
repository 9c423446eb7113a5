import type { ImportIssueDto } from '@/shared/api';

/** One row of the file that could not be read, or one cell that is worth a look. */
export type ImportIssue = ImportIssueDto;
