// Breaks: shared is below entities.
export { school } from '@/entities/school';
