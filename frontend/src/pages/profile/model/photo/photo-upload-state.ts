import type { UploadFailure } from './upload-failure';

export type PhotoUploadStep =
  'empty' | 'waiting' | 'preprocessing' | 'uploading' | 'paused' | 'retrying' | 'postprocessing' | 'complete' | 'error';

/** How far a photo is on its way. */
export interface PhotoUploadState {
  step: PhotoUploadStep;
  fileName: string;
  /** Address of the chosen photo in this browser. */
  preview: string | null;
  /** Of the bytes that have left, 0 to 100. */
  percent: number;
  /** Why a file was not accepted. */
  refusal: string | null;
  failure: UploadFailure | null;
}
