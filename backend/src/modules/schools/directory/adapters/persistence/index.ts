export { bumpDirectoryVersion } from './bump-directory-version.js';
export { DIRECTORY_LOCK, USUAL_WAIT_MS, lockDirectory } from './directory-lock.js';
export { RecordWriter } from './record-writer.js';
export { sharedCoachSql } from './shared-coach-sql.js';
export { COACH_JSON, NEWS_JSON, STAFF_PAGE } from './coach-json.js';
export { writeDirectory } from './write-directory.js';
