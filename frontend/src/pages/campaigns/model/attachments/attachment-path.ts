/** Where an attached file is downloaded. */
export function attachmentPath(campaignId: string, fileId: string): string {
  return `/api/user/campaigns/${campaignId}/attachments/${fileId}`;
}
