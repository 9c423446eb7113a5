import { googleOAuthContract } from './google-oauth.contract.js';
import { MemoryGoogleOAuth } from './memory-google-oauth.js';

describe('Google in memory', () => {
  googleOAuthContract(async () => {
    const google = new MemoryGoogleOAuth();
    const email = 'marcus@gmail.example';
    return { google, email, allow: (url, scopes) => google.allow(url, email, scopes), breakDown: () => void (google.down = true) };
  });
});
