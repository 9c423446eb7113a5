import { SetMetadata } from '@nestjs/common';

export const IN_DOCUMENT = 'recruit:in-document';

/** A page whose document brings an answer along; `every`: each page of a signed-in person. */
export type DocumentPage = 'every' | '/' | '/recruiting' | '/campaigns';

export interface InDocumentMark {
  page: DocumentPage;
  query: Record<string, string>;
}

/**
 * Puts what this GET answers into the document of a page, so that the page need not ask for it. It is answered as any other
 * request of that person is, with the same guards. `query`: what the page asks with.
 */
export const InDocument = (page: DocumentPage, query: Record<string, string> = {}) =>
  SetMetadata<string, InDocumentMark>(IN_DOCUMENT, { page, query });
