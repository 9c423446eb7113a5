/** The content of a toast. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** "destructive" when something failed. */
  variant?: 'default' | 'destructive';
  /** An action offered while the toast is visible, such as "Undo". */
  action?: { label: string; onPress: () => void };
}
