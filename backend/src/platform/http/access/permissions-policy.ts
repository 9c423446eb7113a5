import type { RequestHandler } from 'express';

import { FILM_PLAYERS } from './film-players.js';

/** What neither the app nor a film player needs; only names that Chromium knows, since it warns of others on every page. */
const NOBODY = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What an embedded film may ask for; the same list is in the `allow` attribute of its frame. */
const PLAYERS = ['encrypted-media', 'fullscreen', 'picture-in-picture'];

const HEADER = [
  ...NOBODY.map((feature) => `${feature}=()`),
  ...PLAYERS.map((feature) => `${feature}=(self ${FILM_PLAYERS.map((origin) => `"${origin}"`).join(' ')})`),
].join(', ');

/** Sets Permissions-Policy: browser features that a page of this server, or a frame in it, cannot use. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', HEADER);
  next();
};
