import type { ReactNode } from 'react';
import type { MdxEnvironment } from '../mdx/environment';
import { ExtensionCheck } from './extension-check/extension-check';
import { InvoiceForm } from './invoice/invoice-form';
import { MangaOffer } from './manga-offer/manga-offer';
import { RedeemForm } from './redeem/redeem-form';
import { TopUpPacks } from './top-up/top-up-packs';

/** Forms that call the product's backend, and the check for the extension. They have no properties. */
export function productComponents(env: MdxEnvironment) {
  return {
    RedeemForm: () => <RedeemForm env={env} />,
    TopUpPacks: () => <TopUpPacks env={env} />,
    InvoiceForm: () => <InvoiceForm env={env} />,
    MangaOffer: ({ children }: { children?: ReactNode }) => <MangaOffer env={env}>{children}</MangaOffer>,
    ExtensionCheck: () => <ExtensionCheck env={env} />,
  };
}
