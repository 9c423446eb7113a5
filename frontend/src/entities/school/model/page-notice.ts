import type { PageNoticeDto } from '@/shared/api';

/** What to know about a pasted page. */
export type PageNotice = PageNoticeDto;
