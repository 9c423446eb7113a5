import type { ApiError } from './api-error';
import { queryString } from './query-string';
import { type Answer, readAnswer } from './read-answer';

export interface FileUpload {
  url: string;
  params?: Parameters<typeof queryString>[0];
  file: File;
  /** How much of the file has left this device, 0 to 1. */
  onProgress: (part: number) => void;
}

const unheard: ApiError = { status: 'network', message: 'Network error. Please try again.', problem: null };

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader('content-type');
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
  return new Response(status === 204 ? null : responseText, { status, statusText, headers });
}

/** Uploads one file and reports progress, which `fetch` cannot. Fails like any other call. */
export function uploadFile({ url, params, file, onProgress }: FileUpload): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url + queryString(params));
    request.setRequestHeader('accept', 'application/json');
    // The browser's guess of the file type is not needed: the server detects the type from the content.
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(responseOf(request)));
    request.onerror = () => resolve({ error: unheard });
    request.onabort = request.onerror;
    request.send(file);
  });
}
