import { Module } from '@nestjs/common';

import { GcsBucket } from './gcs-bucket.js';
import { UploadPlace } from './upload-place.js';
import { UploadSigner } from './upload-signer.js';
import { UploadsController } from './uploads.controller.js';

/** Places for files: a folder with signed upload addresses, and a bucket. */
@Module({
  controllers: [UploadsController],
  providers: [UploadPlace, UploadSigner, GcsBucket],
  exports: [UploadPlace, UploadSigner, GcsBucket],
})
export class StorageModule {}
