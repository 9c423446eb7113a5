/** What a toast says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** "destructive" when something failed. */
  variant?: 'default' | 'destructive';
  /** What can be done about it as long as the toast stays: "Undo". */
  action?: { label: string; onPress: () => void };
}
