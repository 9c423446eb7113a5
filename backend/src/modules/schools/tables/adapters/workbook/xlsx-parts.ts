import type { XmlAttributes, XmlHandler } from './xml-events.js';

/** Where a part of an XLSX file leads: id → address of the other part, and of what kind it is. */
export class XlsxRelations implements XmlHandler {
  private readonly found: { id: string; kind: string; target: string }[] = [];

  /** `folder` of the part whose relations these are, "xl". */
  constructor(private readonly folder: string) {}

  open(name: string, attributes: XmlAttributes): void {
    if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
    const { Id: id = '', Type: type = '', Target: target = '' } = attributes;
    this.found.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), target: this.resolved(target) });
  }

  ofKind(kind: string): string | undefined {
    return this.found.find((one) => one.kind === kind)?.target;
  }

  /** The sheet with this id; undefined for a sheet that is a chart. */
  sheet(id: string): string | undefined {
    return this.found.find((one) => one.id === id && one.kind === 'worksheet')?.target;
  }

  private resolved(target: string): string {
    const path = target.startsWith('/') ? target : `${this.folder}/${target}`;
    const parts: string[] = [];
    for (const part of path.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '' && part !== '.') parts.push(part);
    }
    return parts.join('/');
  }
}

/** The sheets of an XLSX file in the order of the tabs. */
export class XlsxSheetList implements XmlHandler {
  readonly sheets: { name: string; hidden: boolean; id: string }[] = [];
  from1904 = false;

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'workbookPr') this.from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    if (name !== 'sheet') return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    this.sheets.push({ name: attributes['name'] ?? '', hidden: (attributes['state'] ?? 'visible') !== 'visible', id });
  }
}
