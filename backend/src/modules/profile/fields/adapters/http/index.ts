export { profileAnswer } from './profile-answer.js';
export { profileRequest } from './profile-request.js';
