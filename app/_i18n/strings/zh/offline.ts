import type { Strings } from '../en/index.ts';

export const offline: Strings['offline'] = {
  title: '您处于离线状态',
  explanation: '此页面没有保存在您的设备上。一旦有网络连接，它就会打开。',
  retry: '重试',
  savedPages: '现在可以阅读的页面',
  noSavedPages: '此设备上还没有保存页面：您访问的页面会被保存。',
};
