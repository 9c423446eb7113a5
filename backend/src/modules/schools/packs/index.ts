export { MAX_PACK_BYTES } from './domain/pack.js';
export { PackError } from './domain/pack-error.js';
export { DirectoryPack } from './queries/directory-pack.query.js';
export { ImportPack, type PackImportResult } from './resources/import-pack.resource.js';
export { PacksModule } from './packs.module.js';
