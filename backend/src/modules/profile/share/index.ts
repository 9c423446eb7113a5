export { SharePreview } from './adapters/http/share-preview.js';
export { SHARE_USER_DATA } from './adapters/persistence/user-data.js';
export { ManageShare } from './application/manage-share.use-case.js';
export { type AthleteFacts, AthleteQuery } from './queries/athlete.query.js';
export { VisitSharedProfile } from './application/visit-shared-profile.use-case.js';
export { PrintResume } from './application/print-resume.use-case.js';
export { SHARE_FIELDS } from './domain/share-fields.js';
export { ShareModule } from './share.module.js';
