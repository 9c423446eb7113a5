import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'recruit:public';

/** Needs no session. Every route without this mark requires one. */
export const Public = () => SetMetadata(PUBLIC, true);
