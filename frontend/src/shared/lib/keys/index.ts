export { isDialogOpen } from './is-dialog-open';
export { isTyping } from './is-typing';
export { onMac } from './on-mac';
