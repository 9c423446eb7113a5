// Breaks: pages never know each other.
export { profile } from '@/pages/profile';
