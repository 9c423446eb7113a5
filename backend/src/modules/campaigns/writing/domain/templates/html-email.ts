const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g;

/** Returns the text as HTML, line by line, with a 1×1 tracking pixel at the end. */
export function htmlEmail(text: string, pictureUrl: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').map(lineOf);
  const picture = `<img src="${escaped(pictureUrl)}" width="1" height="1" alt="">`;
  return `<!DOCTYPE html><html><body><div>${lines.join('<br>\n')}</div>${picture}</body></html>`;
}

function lineOf(line: string): string {
  let html = '';
  let end = 0;
  for (const { 0: url, index } of line.matchAll(LINK)) {
    html += `${escaped(line.slice(end, index))}<a href="${escaped(url)}">${escaped(url)}</a>`;
    end = index + url.length;
  }
  return html + escaped(line.slice(end));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
