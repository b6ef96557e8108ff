'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** In development, shows a page anew when the content build says that something changed. */
export function DevReload({ url }: { url: string }) {
  const router = useRouter();
  useEffect(() => {
    const events = new EventSource(url);
    events.onmessage = () => router.refresh();
    return () => events.close();
  }, [router, url]);
  return null;
}
