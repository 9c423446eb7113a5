// Breaks: features are below pages.
export { schools } from '@/pages/schools';
