import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ImportFileError } from '../../../../schools/tables/index.js';
import { type ImportChoices, type ImportUpload } from '../../../../schools/imports/index.js';
import { mayBeCsv, mayBeTable, sourceOf, type CsvUpload } from './csv-upload.js';
import type { ImportRequestDto } from './import-request.dto.js';
import { readCorrections } from './read-corrections.js';
import { readMapping } from './read-mapping.js';

/** What was sent, ready for an import. Throws ImportFileError, InvalidMapping, InvalidCorrections. */
export function uploadOf(
  file: CsvUpload | undefined,
  body: Partial<Pick<ImportRequestDto, 'dryRun' | 'allOrNothing' | 'mapping' | 'sheet' | 'corrections'>>,
  user: SessionUser,
): { upload: ImportUpload; choices: ImportChoices } {
  const isMapped = body.mapping !== undefined;
  return {
    upload: fileOf(file, user, isMapped ? mayBeTable : mayBeCsv),
    choices: {
      dryRun: body.dryRun === 'true',
      allOrNothing: body.allOrNothing === 'true',
      ...mappedChoices(body),
    },
  };
}

/** Returns the file uploaded for inspecting its columns. Throws ImportFileError. */
export function inspectedFile(file: CsvUpload | undefined, user: SessionUser): ImportUpload {
  return fileOf(file, user, mayBeTable);
}

function fileOf(file: CsvUpload | undefined, user: SessionUser, mayBe: (file: CsvUpload) => boolean): ImportUpload {
  if (!file) throw new ImportFileError('no_file', 'Please select a CSV file to import.');
  if (!mayBe(file)) throw new ImportFileError('not_csv', 'Please select a CSV file.');
  return { fileName: file.originalname.slice(-200), userId: user.id, source: sourceOf(file) };
}

/** A sheet and corrections belong to a mapping: without one an import reads CSV as it is. */
function mappedChoices({ mapping, sheet, corrections }: Parameters<typeof uploadOf>[1]): ImportChoices {
  if (mapping === undefined) return {};
  return {
    mapping: readMapping(mapping),
    ...(sheet === undefined || sheet === '' ? {} : { sheet }),
    ...(corrections === undefined ? {} : { corrections: readCorrections(corrections) }),
  };
}
