import type { Strings } from '../en/index.ts';

export const home: Strings['home'] = {
  heading: 'React 组件，为使用而写的文档',
  start: '从 Material UI 开始',
  component: '查看一个组件',
  read: '阅读文档',
  elsewhere: '暂时位于 mui.com ↗',
};
