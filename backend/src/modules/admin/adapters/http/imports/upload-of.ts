import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ImportFileError } from '../../../../schools/directory/index.js';
import { type ImportChoices, type ImportUpload } from '../../../../schools/imports/index.js';
import { mayBeCsv, sourceOf, type CsvUpload } from './csv-upload.js';
import type { ImportRequestDto } from './import-request.dto.js';
import { readMapping } from './read-mapping.js';

/** What was sent, ready for an import. Throws ImportFileError, InvalidMapping. */
export function uploadOf(
  file: CsvUpload | undefined,
  body: Partial<Pick<ImportRequestDto, 'dryRun' | 'allOrNothing' | 'mapping'>>,
  user: SessionUser,
): { upload: ImportUpload; choices: ImportChoices } {
  if (!file) throw new ImportFileError('no_file', 'Please select a CSV file to import.');
  if (!mayBeCsv(file)) throw new ImportFileError('not_csv', 'Please select a CSV file.');
  return {
    upload: { fileName: file.originalname.slice(-200), userId: user.id, source: sourceOf(file) },
    choices: {
      dryRun: body.dryRun === 'true',
      allOrNothing: body.allOrNothing === 'true',
      ...(body.mapping === undefined ? {} : { mapping: readMapping(body.mapping) }),
    },
  };
}
