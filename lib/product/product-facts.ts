import type { PlanPrice } from './plan-prices';
import type { PlatformId } from './platform-ids';

/** What search engines are told of the product, from the content. */
export interface ProductFacts {
  readonly supportEmail: string;
  readonly plans: readonly {
    readonly id: 'free' | 'pro' | 'max';
    readonly usd: PlanPrice;
    readonly cny: PlanPrice;
  }[];
  readonly platforms: readonly {
    readonly id: PlatformId;
    readonly name: string;
    readonly family: 'desktop' | 'phone' | 'other';
    readonly href: string;
  }[];
}
