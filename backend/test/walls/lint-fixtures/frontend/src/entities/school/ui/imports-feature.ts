// Breaks: entities are below features.
export { upload } from '@/features/import';
