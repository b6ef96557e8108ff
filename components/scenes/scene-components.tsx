import type { SceneEnvironment } from '../mdx/environment';
import { SubtitleScene } from './film/subtitle-scene';
import { InstallGuide } from './install/install-guide';
import { MangaSpread } from './manga/manga-spread';
import { MeetingCaptions } from './meeting/meeting-captions';
import { PaperPage } from './paper/paper-page';
import { PhoneDemo } from './phone/phone-demo';
import { SignPicture } from './sign/sign-picture';

/** Demonstrations that are looked at: a film, a paper, a manga, a sign, a meeting, a browser, a phone. */
export function sceneComponents(env: SceneEnvironment) {
  let scenes = 0;
  const nextName = () => {
    scenes += 1;
    return `scene-${scenes}`;
  };
  return {
    SubtitleScene: () => <SubtitleScene env={env} name={nextName()} />,
    PaperPage: () => <PaperPage env={env} name={nextName()} />,
    MangaSpread: () => <MangaSpread env={env} name={nextName()} />,
    SignPicture: () => <SignPicture env={env} />,
    MeetingCaptions: () => <MeetingCaptions env={env} />,
    InstallGuide: () => <InstallGuide env={env} />,
    PhoneDemo: () => <PhoneDemo env={env} />,
  };
}
