'use client';

import { useEffect } from 'react';
import { startCodeCopying } from '@/lib/browser/copy-code';
import { startContentsFollowing } from '@/lib/browser/follow-contents';
import { startLocaleLinks } from '@/lib/browser/locale-links';
import { startMenuDismissal } from '@/lib/browser/menu-dismissal';
import { startPreferredVersion } from '@/lib/browser/preferred-version';
import { startTabGroups } from '@/lib/browser/tab-groups';

/**
 * The behaviour of every page. It renders nothing and listens on the document, so that it also serves article HTML,
 * which React does not own.
 */
export function SiteRuntime() {
  useEffect(() => {
    const stops = [
      startCodeCopying(),
      startContentsFollowing(),
      startLocaleLinks(),
      startMenuDismissal(),
      startPreferredVersion(),
      startTabGroups(),
    ];
    document.documentElement.dataset.hasHydrated = 'true';
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
