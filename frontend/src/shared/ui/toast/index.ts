export type { ToastMessage } from './toast-message';
export { ToastProvider } from './toast-provider';
export { useToast } from './use-toast';
