import { listedNames } from '@/lib/content/mdx/component-schemas';
import { isPlatformId, platformIds } from '@/lib/product/product-facts';
import { interfaceLanguage, type MdxEnvironment } from './environment';
import { platformLabel } from './platform-label';
import { resolveHref } from './prose';

interface PlatformListProps {
  readonly env: MdxEnvironment;
  /** Names of platforms, separated by commas; all with a store where absent. */
  readonly platforms?: string | undefined;
  /** The button where the visitor's store is not recognised. */
  readonly neutral?: string;
}

/**
 * Where to get the product. One is the button, the others are short links. The stylesheet chooses by what
 * `app/client/store.ts` has set.
 */
export function PlatformList({ env, platforms, neutral }: PlatformListProps) {
  const ids =
    platforms === undefined
      ? platformIds.filter((id) => env.platforms[id].family !== 'other')
      : listedNames(platforms).filter(isPlatformId);
  return (
    <ul className="platform-buttons" {...interfaceLanguage(env)} aria-label={env.t('platforms.list')}>
      {ids.length > 1 && (
        <PlatformLink
          href={resolveHref('/download/', env)}
          label={neutral ?? env.t('platforms.forYourBrowser')}
          short={env.t('platforms.seeAll')}
        />
      )}
      {ids.map((id) => (
        <PlatformLink
          key={id}
          id={id}
          href={env.platforms[id].href}
          label={platformLabel(id, env)}
          short={env.platforms[id].name}
        />
      ))}
    </ul>
  );
}

function PlatformLink(props: { id?: string; href: string; label: string; short: string }) {
  return (
    <li data-platform={props.id}>
      <a className="button button-primary" href={props.href}>
        <span>{props.label}</span>
        <span>{props.short}</span>
      </a>
    </li>
  );
}
