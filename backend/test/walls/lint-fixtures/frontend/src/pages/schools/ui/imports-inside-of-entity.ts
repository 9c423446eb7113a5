// Breaks: a slice is its index.ts.
export { school } from '@/entities/school/ui/school';
