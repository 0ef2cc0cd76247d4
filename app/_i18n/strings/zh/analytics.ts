import type { Strings } from '../en/index.ts';

export const analytics: Strings['analytics'] = {
  privacy: '隐私',
  consent:
    '我们可以统计哪些页面和控件被使用吗？这能让我们知道该改进什么。未经您同意，不会统计任何内容。',
  accept: '同意',
  decline: '拒绝',
  choices: '隐私选项',
};
