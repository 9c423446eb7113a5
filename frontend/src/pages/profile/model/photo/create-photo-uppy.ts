import Uppy from '@uppy/core';
import XHRUpload from '@uppy/xhr-upload';
import { photoRules } from './photo-rules';

/** The upload address of a file; requested again before each attempt. */
export interface PhotoMeta extends Record<string, unknown> {
  uploadURL?: string;
  headers?: Record<string, string>;
}

export type PhotoUppy = Uppy<PhotoMeta, Record<string, never>>;

const stalledAfterMs = 60_000;

/** Uppy for one photo that is PUT unchanged to the address in its meta data. It neither starts nor retries by itself. */
export function createPhotoUppy(): PhotoUppy {
  const uppy: PhotoUppy = new Uppy({
    autoProceed: false,
    restrictions: { maxNumberOfFiles: 1, maxFileSize: photoRules.maxBytes, allowedFileTypes: [...photoRules.types] },
    locale: {
      strings: { exceedsSize: photoRules.tooLarge, youCanOnlyUploadFileTypes: photoRules.wrongType },
      pluralize: (count) => (count === 1 ? 0 : 1),
    },
    // Failures are shown in the dialog.
    logger: { debug: () => undefined, warn: () => undefined, error: () => undefined },
  });
  return uppy.use(XHRUpload, {
    method: 'PUT',
    formData: false,
    limit: 1,
    timeout: stalledAfterMs,
    endpoint: (file) => String(Array.isArray(file) ? '' : file.meta.uploadURL),
    headers: ({ meta }) => (meta as PhotoMeta).headers ?? {},
    // Its own retries would go to the same address again.
    shouldRetry: () => false,
    getResponseData: () => ({}),
  });
}
