// Breaks: pages are below the app.
export { store } from '@/app/store';
