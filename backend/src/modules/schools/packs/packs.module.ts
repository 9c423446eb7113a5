import { Module } from '@nestjs/common';

import { ImportsModule } from '../imports/index.js';
import { DirectoryPack } from './queries/directory-pack.query.js';
import { ImportPack } from './resources/import-pack.resource.js';

/** Exports the shared directory as one file, and imports that of another server. */
@Module({ imports: [ImportsModule], providers: [DirectoryPack, ImportPack], exports: [DirectoryPack, ImportPack] })
export class PacksModule {}
