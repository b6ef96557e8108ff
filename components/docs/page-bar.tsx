import { useTranslations } from 'next-intl';
import type { Heading } from '@/lib/content/content-files';
import { contentsId, hasContents } from './contents';
import { sidebarId } from './sidebar';

interface PageBarProps {
  sidebarLabel: string;
  /** Headings of the table of contents. */
  headings: readonly Heading[];
}

/** The bar that opens sidebar and contents on small screens. */
export function PageBar({ sidebarLabel, headings }: PageBarProps) {
  const t = useTranslations('docs');
  return (
    <div className="doc-bar">
      <button type="button" popoverTarget={sidebarId}>
        {sidebarLabel}
      </button>
      {hasContents(headings) && (
        <button type="button" popoverTarget={contentsId}>
          {t('onThisPage')}
        </button>
      )}
    </div>
  );
}
