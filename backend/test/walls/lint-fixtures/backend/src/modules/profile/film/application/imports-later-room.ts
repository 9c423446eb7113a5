// Breaks: profile/film comes before profile/share.
export { profileShare } from '../../share/index.js';
