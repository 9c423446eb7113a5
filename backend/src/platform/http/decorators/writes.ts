import { SetMetadata } from '@nestjs/common';

export const WRITES = 'recruit:writes';

/** A GET that changes something: it reads from the primary, and what its caller reads next is as new as that. */
export const Writes = () => SetMetadata(WRITES, true);
