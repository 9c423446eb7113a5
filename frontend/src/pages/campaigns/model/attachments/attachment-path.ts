/** Where the files of a campaign are. */
export function attachmentsPath(campaignId: string): string {
  return `/api/user/campaigns/${campaignId}/attachments`;
}

/** Where an attached file is downloaded. */
export function attachmentPath(campaignId: string, fileId: string): string {
  return `${attachmentsPath(campaignId)}/${fileId}`;
}
