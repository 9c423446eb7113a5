import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type AttachedFile, useAttachProfileMutation, useGetAttachmentsQuery, useRemoveAttachmentMutation } from '@/entities/campaign';
import { baseApi, errorText, uploadFile } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { attachmentPath, attachmentsPath } from '../../model/attachments/attachment-path';
import { fileProblem } from '../../model/attachments/file-problem';

const LATER = 'Please try again in a moment.';

/** What is removed, to put it back; null when it cannot be fetched. */
async function copyOf(campaignId: string, { id, name, contentType }: AttachedFile): Promise<File | null> {
  const answer = await fetch(attachmentPath(campaignId, id)).catch(() => null);
  return answer?.ok ? new File([await answer.blob()], name, { type: contentType }) : null;
}

/** The attachments of a draft, with functions to change them. */
export function useAttachments(campaignId: string) {
  const toast = useToast();
  const { data, error, refetch } = useGetAttachmentsQuery(campaignId);
  const dispatch = useDispatch();
  const [removeFile, removing] = useRemoveAttachmentMutation();
  const [attach, attaching] = useAttachProfileMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [adding, setAdding] = useState<{ name: string; percent: number } | null>(null);

  async function add(file: File): Promise<void> {
    const refused = fileProblem(file);
    setProblem(refused);
    if (refused !== null) return;
    const { name } = file;
    const onProgress = (part: number) => setAdding({ name, percent: Math.floor(part * 100) });
    onProgress(0);
    const { error } = await uploadFile({ url: attachmentsPath(campaignId), params: { name }, file, onProgress });
    if (error) setProblem(errorText(error, LATER));
    // Also after a failure: when the connection broke, the server may have stored the file.
    dispatch(baseApi.util.invalidateTags(['Campaigns']));
    setAdding(null);
  }

  async function remove(file: AttachedFile): Promise<void> {
    setProblem(null);
    const copy = await copyOf(campaignId, file);
    try {
      await removeFile({ id: campaignId, fileId: file.id }).unwrap();
      const undo = copy && { action: { label: 'Undo', onPress: () => void add(copy) } };
      toast({ title: `“${file.name}” removed`, ...undo });
    } catch (error) {
      setProblem(errorText(error, LATER));
    }
  }

  async function attachProfile(on: boolean): Promise<void> {
    try {
      await attach({ id: campaignId, attachProfileRequest: { attach: on } }).unwrap();
      setProblem(null);
    } catch (error) {
      setProblem(errorText(error, LATER));
    }
  }

  const busy = adding !== null || removing.isLoading || attaching.isLoading;
  return { attachments: data, failure: data === undefined ? error : undefined, refetch, problem, adding, busy, add, remove, attachProfile };
}
