'use client';

import { useEffect, useState } from 'react';
import { CrashPanel } from '@/components/site/crash-panel';
import { crashWords } from '@/lib/browser/crash-words';
import './styles/site.css';

interface GlobalErrorProps {
  error: Error;
  reset: () => void;
}

/** What is shown where the frame around the pages crashed (SHELL-09): all that is left of the document is its language and theme. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const words = crashWords();
  const [{ lang, dir, theme }] = useState(() =>
    typeof document === 'undefined'
      ? { lang: 'en', dir: 'ltr', theme: undefined }
      : {
          lang: document.documentElement.lang,
          dir: document.documentElement.dir,
          theme: document.documentElement.dataset.theme,
        },
  );
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <html lang={lang} dir={dir} data-theme={theme} suppressHydrationWarning>
      <head>
        <title>{words.documentTitle}</title>
      </head>
      <body>
        <main id="main">
          <CrashPanel words={words} error={error} onTryAgain={reset} />
        </main>
      </body>
    </html>
  );
}
