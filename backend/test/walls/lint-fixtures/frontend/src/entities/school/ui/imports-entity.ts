// Breaks: entities never know each other.
export { athlete } from '@/entities/athlete';
