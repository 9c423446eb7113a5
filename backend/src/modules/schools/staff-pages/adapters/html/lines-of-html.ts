import { Parser } from 'htmlparser2';

import { PageTooLong } from '../../domain/staff-page-errors.js';
import { MOST_NODES, MOST_OPEN_ELEMENTS } from '../../domain/staff-page-limits.js';
import type { PageLine } from '../../domain/lines/page-line.js';
import { LineBuilder } from './line-builder.js';

/** The lines of a page's HTML as a browser shows them. Throws PageTooLong beyond MOST_NODES elements and texts, or MOST_OPEN_ELEMENTS within each other. */
export function linesOfHtml(html: string): PageLine[] {
  const builder = new LineBuilder();
  let nodes = 0;
  let opened = 0;
  const count = (): void => {
    nodes += 1;
    if (nodes > MOST_NODES) throw new PageTooLong();
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      count();
      opened += 1;
      if (opened > MOST_OPEN_ELEMENTS) throw new PageTooLong();
      builder.open(name, attributes);
    },
    ontext: (text) => {
      count();
      builder.text(text);
    },
    onclosetag: (name) => {
      opened -= 1;
      builder.close(name);
    },
  });
  parser.end(html);
  return builder.lines();
}
