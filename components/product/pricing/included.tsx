import type { MdxEnvironment } from '@/components/mdx/environment';

/** Whether a plan or a role has a feature: a mark for the eye, a word for screen readers. */
export function Included({ value, t }: { value: boolean; t: MdxEnvironment['t'] }) {
  return (
    <>
      <span className={value ? 'included-mark included-yes' : 'included-mark'} aria-hidden="true">
        {value ? '✓' : '–'}
      </span>
      <span className="visually-hidden">{t(value ? 'pricing.included' : 'pricing.notIncluded')}</span>
    </>
  );
}
