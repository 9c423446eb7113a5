import { createContext } from 'react';
import type { ToastMessage } from './toast-message';

export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);
