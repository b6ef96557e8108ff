import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { interfaceLanguage, type SceneEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { type StageScene, scenesFile } from '@/lib/content/mdx/component-schemas';
import { localizedPath } from '@/lib/routing/resolve-request';

interface ActProps {
  scene: StageScene;
  label: string;
  children: ReactNode;
}

interface StageProps {
  env: SceneEnvironment;
  sceneOf: (scene: StageScene) => ComponentType;
  children: ReactNode;
}

/**
 * Several scenes in one place, each behind a tab (WAI-ARIA Authoring Practices, "Tabs"). The first is in the page, the
 * others are fetched at the first interaction with the tabs. Without a script there are no tabs, and all texts are
 * shown.
 */
export function Stage({ env, sceneOf, children }: StageProps) {
  const acts = Children.toArray(children).filter((child): child is ReactElement<ActProps> => {
    return isValidElement<Partial<ActProps>>(child) && child.props.scene !== undefined;
  });
  return (
    <div className="stage" data-part="stage">
      <Island env={env} name="stage" className="stage-head">
        <div
          className="stage-tabs"
          role="tablist"
          aria-label={env.t('scene.stage')}
          data-scenes={localizedPath(env.locale, scenesFile)}
          {...interfaceLanguage(env)}
        >
          {acts.map(({ props: { scene, label } }, index) => (
            <button
              key={scene}
              type="button"
              role="tab"
              id={`tab-${scene}`}
              aria-controls={`act-${scene}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? undefined : -1}
            >
              {label}
            </button>
          ))}
        </div>
      </Island>
      {acts.map(({ props: { scene, children: text } }, index) => {
        const Scene = sceneOf(scene);
        const [title, ...rest] = Children.toArray(text);
        return (
          <div
            key={scene}
            className="stage-act"
            role="tabpanel"
            id={`act-${scene}`}
            aria-labelledby={`tab-${scene}`}
            data-shown={index === 0 ? '' : undefined}
          >
            <div className="stage-scene" data-scene={scene}>
              {index === 0 && <Scene />}
            </div>
            <div className="stage-text">
              {title}
              <div>{rest}</div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
