import { Module } from '@nestjs/common';

import { AthleteModule } from '../athlete/index.js';
import { FilmController } from './adapters/http/film.controller.js';
import { HttpLinkProbe } from './adapters/link-probe/http-link-probe.js';
import { ReachableHosts } from './adapters/link-probe/reachable-hosts.js';
import { SqlFilmClipRepository } from './adapters/persistence/sql-film-clip-repository.js';
import { CheckFilmLink } from './application/check-film-link.use-case.js';
import { KeepFilm } from './application/keep-film.use-case.js';
import { FilmClipRepository } from './application/ports/film-clip-repository.js';
import { LinkProbe } from './application/ports/link-probe.js';

/** Film clips and checks of their links. */
@Module({
  imports: [AthleteModule],
  controllers: [FilmController],
  providers: [
    { provide: FilmClipRepository, useClass: SqlFilmClipRepository },
    { provide: LinkProbe, useClass: HttpLinkProbe },
    ReachableHosts,
    KeepFilm,
    CheckFilmLink,
  ],
  exports: [KeepFilm],
})
export class FilmModule {}
