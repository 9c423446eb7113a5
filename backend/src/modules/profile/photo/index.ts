export { ErasePhotos, type PhotoFiles } from './application/erase-photos.use-case.js';
export { PHOTO_USER_DATA } from './adapters/persistence/user-data.js';
export { IssuePhotoUpload } from './application/issue-photo-upload.use-case.js';
export { PhotoStorage } from './application/ports/photo-storage.js';
export { SetPhoto } from './application/set-photo.use-case.js';
export { PhotoModule } from './photo.module.js';
