const packages = (names: string) => `[\\\\/]node_modules[\\\\/](${names})[\\\\/]`;
const source = (folders: string) => `[\\\\/]frontend[\\\\/]src[\\\\/](${folders})[\\\\/.]`;
const any = (...patterns: string[]) => new RegExp(patterns.join('|'), 'u');

const framework = 'react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|react-router|use-sync-external-store|@reduxjs';
/** The pieces of the UI kit that the frame, Home and Schools are drawn with; the rest waits for a page with a form or a dialog. */
const drawn = 'Alert|AlertTitle|Box|Button|ButtonBase|Card|IconButton|LinearProgress|Link|Paper|Skeleton|styles|SvgIcon|Typography|utils';
const kit = `@emotion|stylis|@mui/(system|styled-engine|private-theming|utils)|@mui/material/(${drawn}|useMediaQuery)`;
/** What pages are made of before anybody presses anything. */
const light =
  'app-link|avatar-initials|brand|empty-state|error-state|in-order|page-footer|page-header|plain-select|progress-bar|section-card|skeleton-list|spinner|spoken|stat-card|status-pill';
const shell = `app|shared/(api|lib|routes|ui/(${light}))|entities/[a-z-]+/(api|model)|entities/school/ui/contact-window-note`;

/** What Schools is drawn with, of which its dialogs use some: else each would be a file of its own. */
const list =
  'list|filters/(chip|filter-bar|filter-menu|filter-sheet|position-filter|search-box)|tracking/(flag-toggles|lead-button|lead-level|lead-pill)';
const schools = `pages/schools/(model/(filters|list|tracking|contact-state|school-words|use-favorites)|ui/(${list}|contact-pill|division-pill|no-schools))`;

/**
 * Few files, each as large as a request deserves, and what changes at another pace in another one: a phone asks for ten and not
 * for ninety. A group takes what its modules import along, unless one with a higher priority has that.
 */
export const chunkGroups = [
  { name: 'framework', test: any(packages(framework)), priority: 9 },
  { name: 'start', tags: ['$initial' as const], priority: 8 },
  { name: 'kit', test: any(packages(kit)), priority: 7 },
  // Home shows no list of schools; what is found in it comes with a page or a search that does.
  { name: 'search', test: any(source('entities/school/model/search')), priority: 7 },
  { name: 'shell', test: any(source(shell)), priority: 6 },
  { name: 'schools', test: any(source(`${schools}|features/csv-import/model/kept-result`)), priority: 6 },
  { name: 'forms', test: any(packages('@mui/material|@popperjs|react-hook-form'), source('shared|entities')), priority: 4 },
  { name: 'icons', test: any(packages('@mui/icons-material')), minShareCount: 2, priority: 5 },
  { name: 'charts', test: any(packages('@mui/x-[a-z-]+|d3-[a-z-]+')), priority: 3 },
  { name: 'uploader', test: any(packages('@uppy|@transloadit')), priority: 3 },
];
