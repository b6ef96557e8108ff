import type { MdxEnvironment } from '../mdx/environment';
import { Island } from '../mdx/island';
import { HoverPracticeDemo } from './hover/hover-practice';
import { InputPracticeDemo } from './input/input-practice';
import { LivePageDemo } from './live-page/live-page';
import { StyleGallery } from './style-gallery';
import { WelcomePracticeDemo } from './welcome/welcome-practice';

/**
 * Demos of reading and writing in two languages. The markup is complete without a script, which makes it interactive.
 */
export function practiceComponents(env: MdxEnvironment) {
  let demos = 0;
  const nextId = () => {
    demos++;
    return `demo-${demos}`;
  };
  return {
    LivePage: ({ start }: { start?: 'in-view' }) => (
      <Island env={env} name="live-page">
        <LivePageDemo env={env} id={nextId()} start={start} />
      </Island>
    ),
    StyleGallery: () => <StyleGallery env={env} id={nextId()} />,
    HoverPractice: () => (
      <Island env={env} name="hover-practice">
        <HoverPracticeDemo env={env} />
      </Island>
    ),
    InputPractice: () => (
      <Island env={env} name="input-practice">
        <InputPracticeDemo env={env} id={nextId()} />
      </Island>
    ),
    WelcomePractice: () => (
      <Island env={env} name="welcome-practice">
        <WelcomePracticeDemo env={env} id={nextId()} />
      </Island>
    ),
  };
}
