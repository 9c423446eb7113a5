export { upload } from './ui/upload';
