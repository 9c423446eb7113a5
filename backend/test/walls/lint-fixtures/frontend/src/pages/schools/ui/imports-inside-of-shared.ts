// Breaks: a shared component is its index.ts.
export { button } from '@/shared/ui/button/button';
