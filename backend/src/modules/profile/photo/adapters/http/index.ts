export { SetPhotoRequest } from './photo.dto.js';
