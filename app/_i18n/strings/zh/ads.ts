import type { Strings } from '../en/index.ts';

export const ads: Strings['ads'] = {
  advertisement: '广告',
  tag: '广告',
  adPublisher: '广告来自 {{publisher}}',
  adblock:
    '编写这些页面所花的时间由广告支付。广告不含我们的任何跟踪：请在您的拦截工具中为本站设置例外。',
  likeMui: '您愿意帮助这个项目继续下去吗？',
  thanks: '谢谢',
  emojiLove: '爱心',
  inHouse: {
    scaffoldhub: '描述您的数据，即可获得一个完整的 Material UI 应用作为起点。',
    templates: '从成品模板开始您的下一个项目，再按自己的喜好修改。',
    themes: '让每个组件焕然一新的主题，随时可以用于您的应用。',
    tidelift: '为贵公司所依赖的开源软件提供维护与安全承诺。',
    figma: 'Figma 中同样的组件，让设计稿与代码说的是同一件事。',
  },
};
