import type { ReactNode } from 'react';
import type { MdxEnvironment } from '../mdx/environment';
import { Slot, SlottedText } from './slotted-text';

interface ProductStatusProps {
  env: MdxEnvironment;
  /** Shown to visitors who are not signed in. */
  logIn: string;
  /** Further messages of this form, by the name of its state. */
  says?: Readonly<Record<string, ReactNode>>;
  /** Whether there is a button that loads again. */
  canRetry?: boolean;
}

/**
 * All messages about a request, in a live region. A script shows one at a time, so that each is announced once; field
 * errors are at their fields.
 */
export function ProductStatus({ env, logIn, says = {}, canRetry }: ProductStatusProps) {
  const { t } = env;
  const say = (name: string, text: ReactNode) => (
    <div key={name} data-say={name} hidden>
      {typeof text === 'string' ? <p>{text}</p> : text}
    </div>
  );
  return (
    <>
      <div className="product-status" role="status">
        {say('working', t('product.working'))}
        {say(
          'signed-out',
          <>
            <p>{logIn}</p>
            <p>
              <a className="button" href={env.signInUrl}>
                {t('product.logIn')}
              </a>
            </p>
          </>,
        )}
        {Object.entries(says).map(([name, text]) => say(name, text))}
        {say('offline', t('product.problems.offline'))}
        {say('timeout', t('product.problems.timeout'))}
        {say(
          'rate-limited',
          <p>
            <SlottedText
              message={(values) => t('product.problems.rateLimited', { time: values.time ?? '' })}
              slots={{ time: <Slot name="wait" /> }}
            />
          </p>,
        )}
        {say('server', t('product.problems.server'))}
        {say(
          'malformed',
          <>
            <p>{t('product.problems.malformed')}</p>
            <p>
              <code dir="ltr" data-fill="detail" />{' '}
              <a href={`mailto:${env.supportEmail}`}>{t('product.writeToSupport')}</a>
            </p>
          </>,
        )}
      </div>
      {canRetry && (
        <button type="button" className="button" data-load-again="" hidden>
          {t('article.retry')}
        </button>
      )}
    </>
  );
}
