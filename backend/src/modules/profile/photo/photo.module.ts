import { Module } from '@nestjs/common';

import { StorageModule } from '../../../platform/storage/storage.module.js';
import { AuthModule } from '../../auth/index.js';
import { AthleteModule } from '../athlete/index.js';
import { DiskPhotoStorage } from './adapters/disk/disk-photo-storage.js';
import { GcsPhotoStorage } from './adapters/gcs/gcs-photo-storage.js';
import { PhotoController } from './adapters/http/photo.controller.js';
import { PicturesController } from './adapters/http/pictures.controller.js';
import { SqlPhotoRecords } from './adapters/persistence/sql-photo-records.js';
import { PhotoSweep } from './adapters/schedule/photo-sweep.js';
import { SharpPhotoEditor } from './adapters/sharp/sharp-photo-editor.js';
import { ErasePhotos } from './application/erase-photos.use-case.js';
import { IssuePhotoUpload } from './application/issue-photo-upload.use-case.js';
import { PhotoEditor } from './application/ports/photo-editor.js';
import { PhotoRecords } from './application/ports/photo-records.js';
import { PhotoStorage } from './application/ports/photo-storage.js';
import { RemovePhoto } from './application/remove-photo.use-case.js';
import { SetPhoto } from './application/set-photo.use-case.js';
import { SweepPhotos } from './application/sweep-photos.use-case.js';
import { AppConfig } from '../../../platform/config/app-config.js';

/** The profile's photo. */
@Module({
  imports: [AuthModule, AthleteModule, StorageModule],
  controllers: [PhotoController, PicturesController],
  providers: [
    DiskPhotoStorage,
    GcsPhotoStorage,
    {
      provide: PhotoStorage,
      useFactory: (config: AppConfig, disk: PhotoStorage, gcs: PhotoStorage) => (config.gcsBucket ? gcs : disk),
      inject: [AppConfig, DiskPhotoStorage, GcsPhotoStorage],
    },
    { provide: PhotoEditor, useClass: SharpPhotoEditor },
    { provide: PhotoRecords, useClass: SqlPhotoRecords },
    ErasePhotos,
    IssuePhotoUpload,
    SetPhoto,
    RemovePhoto,
    SweepPhotos,
    PhotoSweep,
  ],
  exports: [ErasePhotos, IssuePhotoUpload, PhotoStorage, SetPhoto],
})
export class PhotoModule {}
