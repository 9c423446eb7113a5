/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** "destructive" when something failed. */
  variant?: 'default' | 'destructive';
}
