import type { ComponentPropsWithoutRef } from 'react';
import { languageName } from '@/i18n/locales';
import { encodedFormats, type PictureVersion } from '@/lib/content/pictures';
import { interfaceLanguage, type MdxEnvironment } from '../environment';

type PictureProps = ComponentPropsWithoutRef<'img'> & {
  /** A paragraph of its own (`remarkPictures`). */
  'data-block'?: string;
  /** Among the first blocks of the page. */
  'data-first'?: string;
  'data-changed'?: string;
};

/**
 * A picture, with its version for the dark theme beside it: the theme is an attribute, which `media` of a `source` does
 * not see, and a hidden picture that is lazy is not fetched. One that is a paragraph of its own can be enlarged.
 */
export function pictureComponent(env: MdxEnvironment) {
  return function Picture({ src = '', alt = '', title, ...marks }: PictureProps) {
    const picture = env.pictureOf(String(src));
    // A missing one is an error of the check, and stands broken in the live preview.
    const { light, dark, otherLanguage } = picture ?? { light: { address: String(src), encoded: [] } };
    const isBlock = marks['data-block'] !== undefined;
    const isEager = marks['data-first'] !== undefined && dark === undefined;
    const shared = { alt, title, ...(isEager ? {} : { loading: 'lazy' as const }), decoding: 'async' as const };
    const part = isBlock || dark ? 'picture' : undefined;
    const versions = (
      <>
        <Version of={light} {...shared} on={dark && 'light'} part={isBlock ? undefined : part} />
        {dark && <Version of={dark} {...shared} on="dark" />}
      </>
    );
    if (!isBlock) return versions;
    return (
      <figure
        className="picture"
        data-part={part}
        data-island="picture"
        data-changed={marks['data-changed']}
        data-enlarge={env.t('article.enlarge', { picture: alt })}
        data-close={env.t('bilingual.close')}
        data-words={interfaceLanguage(env).lang}
      >
        {versions}
        {otherLanguage && (
          <figcaption {...interfaceLanguage(env)}>
            {env.t('article.pictureIn', {
              language: languageName(otherLanguage, env.locale),
            })}
          </figcaption>
        )}
      </figure>
    );
  };
}

interface VersionProps extends Pick<PictureProps, 'alt' | 'title' | 'loading' | 'decoding'> {
  readonly of: Pick<PictureVersion, 'address' | 'width' | 'height' | 'encoded'>;
  /** The theme that it is shown in; all where there is one version. */
  readonly on?: 'light' | 'dark';
  readonly part?: string;
}

function Version({ of: { address, width, height, encoded }, on, part, alt, ...rest }: VersionProps) {
  const sources = encodedFormats.flatMap((format) => encoded.find((candidate) => candidate.format === format) ?? []);
  const img = <img src={address} alt={alt} width={width} height={height} {...rest} />;
  if (sources.length === 0 && on === undefined) return img;
  return (
    <picture data-on={on} data-part={part}>
      {sources.map(({ format, address: other }) => (
        <source key={format} type={`image/${format}`} srcSet={other} />
      ))}
      {img}
    </picture>
  );
}
