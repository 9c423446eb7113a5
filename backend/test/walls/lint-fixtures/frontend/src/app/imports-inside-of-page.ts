// Breaks: a page is its index.ts.
export { schools } from '@/pages/schools/ui/schools';
