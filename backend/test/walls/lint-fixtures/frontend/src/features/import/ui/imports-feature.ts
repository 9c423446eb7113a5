// Breaks: features never know each other.
export { other } from '@/features/other';
