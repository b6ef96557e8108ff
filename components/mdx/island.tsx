import type { ReactNode } from 'react';
import type { IslandName } from '@/lib/islands';
import { interfaceLanguage, type MdxEnvironment } from './environment';

interface IslandProps {
  env: Pick<MdxEnvironment, 'locale' | 'textLocale' | 't'>;
  name: IslandName;
  className?: string;
  children: ReactNode;
}

/**
 * A part of a page that a script makes interactive (`lib/browser/loading/start-islands.ts`), and the message for when
 * that fails to load.
 */
export function Island({ env, name, className, children }: IslandProps) {
  const { t } = env;
  return (
    <div data-island={name} data-part="islands" className={className}>
      {children}
      <div className="island-failed" role="alert" hidden {...interfaceLanguage(env)}>
        <p>
          {t('article.partFailed')} <code data-island-error="" />
        </p>
        <button type="button" className="button" data-island-retry="">
          {t('article.retry')}
        </button>
      </div>
    </div>
  );
}
