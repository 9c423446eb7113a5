import { Module } from '@nestjs/common';

import { ImportsModule } from '../imports/index.js';
import { DirectoryPack } from './queries/directory-pack.query.js';
import { ImportPack } from './resources/import-pack.resource.js';

/** The shared directory as one file, and another server's taken over. */
@Module({ imports: [ImportsModule], providers: [DirectoryPack, ImportPack], exports: [DirectoryPack, ImportPack] })
export class PacksModule {}
