import type { ReactNode } from 'react';
import { stageScenes } from '@/lib/content/mdx/component-schemas';
import type { SceneEnvironment } from '../mdx/environment';
import { BookSpread } from './book/book-spread';
import { SubtitleScene } from './film/subtitle-scene';
import { InstallGuide } from './install/install-guide';
import { MangaSpread } from './manga/manga-spread';
import { MeetingCaptions } from './meeting/meeting-captions';
import { PageTurn } from './page-turn/page-turn';
import { PaperPage } from './paper/paper-page';
import { PhoneDemo } from './phone/phone-demo';
import { Screen, type ScreenProps } from './screen/screen';
import { SignPicture } from './sign/sign-picture';
import { Stage } from './stage/stage';

/**
 * The scenes: a film, a paper, a manga, a sign, a meeting, a book, an article, a browser, a phone; and a stage for
 * them.
 */
export function sceneComponents(env: SceneEnvironment) {
  let count = 0;
  const nextName = () => {
    count += 1;
    return `scene-${count}`;
  };
  const scenes = {
    SubtitleScene: () => <SubtitleScene env={env} name={nextName()} />,
    PaperPage: () => <PaperPage env={env} name={nextName()} />,
    MangaSpread: () => <MangaSpread env={env} name={nextName()} />,
    SignPicture: () => <SignPicture env={env} />,
    MeetingCaptions: () => <MeetingCaptions env={env} />,
    BookSpread: () => <BookSpread env={env} name={nextName()} />,
  };
  return {
    ...scenes,
    Screen: (props: Omit<ScreenProps, 'env'>) => <Screen env={env} {...props} />,
    InstallGuide: (props: { phone?: 'ios' | 'android'; children?: ReactNode }) => <InstallGuide env={env} {...props} />,
    PhoneDemo: () => <PhoneDemo env={env} />,
    PageTurn: () => <PageTurn env={env} />,
    Stage: ({ children }: { children: ReactNode }) => (
      <Stage env={env} sceneOf={(scene) => scenes[stageScenes[scene]]}>
        {children}
      </Stage>
    ),
    // The stage reads its children.
    Act: ({ children }: { children: ReactNode }) => <>{children}</>,
  };
}
