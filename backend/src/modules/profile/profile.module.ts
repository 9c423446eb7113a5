import { Module } from '@nestjs/common';

import { AthleteModule } from './athlete/index.js';
import { StatsModule } from './stats/index.js';
import { PhotoModule } from './photo/index.js';
import { FilmModule } from './film/index.js';
import { NextGamesModule } from './next-games/index.js';
import { ConfirmationsModule } from './confirmations/index.js';
import { ShareModule } from './share/index.js';

@Module({ imports: [AthleteModule, StatsModule, PhotoModule, FilmModule, NextGamesModule, ConfirmationsModule, ShareModule] })
export class ProfileModule {}
