export const campaignsWriting = 'campaigns/writing';
