import { useEffect } from 'react';

/** Names the browser tab after the page: "Schools · Recruit". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Recruit' ? title : `${title} · Recruit`;
  }, [title]);
}
