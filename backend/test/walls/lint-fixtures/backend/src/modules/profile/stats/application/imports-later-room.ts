// Breaks: profile/stats comes before profile/photo.
export { profilePhoto } from '../../photo/index.js';
