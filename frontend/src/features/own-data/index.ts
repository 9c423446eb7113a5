export { useConfirmUnderAgeMutation } from './api/own-data-api';
export { DeleteAccountCard } from './ui/delete-account-card';
export { ExportCard } from './ui/export-card';
