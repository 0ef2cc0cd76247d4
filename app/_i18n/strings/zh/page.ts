import type { Strings } from '../en/index.ts';

export const page: Strings['page'] = {
  tabs: '此组件的页面',
  demos: '示例',
  componentsApi: '组件 API',
  hooksApi: 'Hook API',
  copy: '复制页面',
  copied: '已复制',
  copyFailed: '无法复制',
  menu: '使用此页面的更多方式',
  view: '以 Markdown 查看',
  ask: '向 {{assistant}} 询问此页面',
  prompt: '请阅读 {{address}} 并帮助我理解。',
  connect: '连接助手',
  modified: '最后更新于 {{date}}',
  callouts: { info: '说明', success: '提示', warning: '注意', error: '请勿' },
  table: '表格',
  package: '包',
  version: '版本',
};
