import type { SidebarItemConfig } from '@/lib/content/versions';

/** Sidebars of the current version, in the order in which a reader learns. Labels are keys under `docs.categories`. */
export const sidebars = {
  docs: [
    {
      type: 'category',
      label: 'start',
      items: ['index', 'installation', 'usage', 'usecase', 'faq', 'glossary'],
    },
    {
      type: 'category',
      label: 'features',
      items: [
        'features/webpage',
        'features/hover',
        'input',
        'features/video-subtitles',
        'features/subtitles',
        'features/pdf',
        'pdf-helper',
        'features/epub',
        'features/image',
        'features/manga',
      ],
    },
    {
      type: 'category',
      label: 'services',
      link: 'services',
      items: [
        {
          type: 'category',
          label: 'aiServices',
          collapsed: true,
          items: [
            'services/openai',
            'services/azure-openai',
            'services/claude',
            'services/gemini',
            'services/deepseek',
            'services/grok',
            'services/groq',
            'services/openrouter',
            'services/kimi',
            'services/zhipu',
            'services/doubao',
            'services/aliyun-bailian',
            'services/qwen-mt',
            'services/tencent-hunyuan',
            'services/baidu-qianfan',
            'services/lingyiwanwu',
            'services/youdao-ziyue',
          ],
        },
        {
          type: 'category',
          label: 'machineServices',
          collapsed: true,
          items: [
            'services/deepL',
            'services/azure',
            'services/tencent',
            'services/volcano',
            'services/aliyun',
            'services/baidu',
            'services/youdao',
            'services/caiyun',
            'services/niu',
            'services/openL',
          ],
        },
        {
          type: 'category',
          label: 'ownServices',
          collapsed: true,
          items: ['services/ollama', 'services/ai', 'services/custom'],
        },
      ],
    },
    {
      type: 'category',
      label: 'customise',
      items: ['prompts', 'advanced', 'js-sdk', 'browserExtensionIntegration'],
    },
    {
      type: 'category',
      label: 'lists',
      items: ['videoSiteSupport', 'sites', 'recommend', 'CHANGELOG'],
    },
    {
      type: 'category',
      label: 'community',
      items: ['communities', 'review', 'friends'],
    },
  ],
} as const satisfies Record<string, readonly SidebarItemConfig[]>;

/** Docs that are listed and searchable but deliberately in no sidebar. Any other doc outside a sidebar is an orphan. */
export const outsideSidebars: readonly string[] = [
  'accessibility',
  'apikey',
  'dependences',
  'donate',
  'EULA',
  'joinUs',
  'PRIVACY',
  'share',
  'TERMS',
  'thanks',
];
