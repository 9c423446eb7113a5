import passport from 'passport';

/**
 * Passport with the strategies and serializers of one application. The package's own instance belongs to the whole
 * process: a second application in it (a test that restarts the server) would sign in against the first one's database.
 */
export class AppPassport extends passport.Passport {}
