/** Clips of the demo athlete; the URLs use a reserved domain (RFC 2606), so that they are no real person's film. */
export const demoFilm = [
  { title: 'Junior season highlights', url: 'https://film.example.com/marcus-lee/junior' },
  { title: 'Stony Ridge, all throws', url: 'https://film.example.com/marcus-lee/stony-ridge' },
  { title: 'Spring workout: footwork and deep balls', url: 'https://film.example.com/marcus-lee/spring' },
];
