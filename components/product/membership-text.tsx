import type { MdxEnvironment } from '../mdx/environment';
import { Slot, SlottedText } from './slotted-text';

/** What a redemption gave: `Your membership: Pro, valid until 1 March 2027.` */
export function MembershipText({ env }: { env: MdxEnvironment }) {
  const { t } = env;
  return (
    <p>
      <SlottedText
        message={(values) => t('product.membership', { plan: values.plan ?? '', date: values.date ?? '' })}
        slots={{
          plan: (
            <>
              <span data-plan="pro">{t('pricing.pro')}</span>
              <span data-plan="max">{t('pricing.max')}</span>
            </>
          ),
          date: <Slot name="date" />,
        }}
      />
    </p>
  );
}
