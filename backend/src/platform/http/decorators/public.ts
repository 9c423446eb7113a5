import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'recruit:public';

/** Answers without a session. Everything that is not marked asks for one. */
export const Public = () => SetMetadata(PUBLIC, true);
