export const upload = 'upload';
