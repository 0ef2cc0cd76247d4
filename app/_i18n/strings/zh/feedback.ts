import type { Strings } from '../en/index.ts';

export const feedback: Strings['feedback'] = {
  question: '此页面对您有帮助吗？',
  yes: '有',
  no: '没有',
  promptUp: '您喜欢哪些地方？',
  promptDown: '缺少什么，或者哪里有误？',
  promptSection: '“{{section}}”一节可以如何改进？',
  voteHint: '选填。评论达到 {{length}} 个字符才计入。',
  sectionHint: '至少 {{length}} 个字符。',
  tooShort: '请至少输入 {{length}} 个字符。',
  cancel: '取消',
  submit: '提交',
  sending: '正在发送…',
  submitted: '感谢您的反馈。',
  failed: '无法提交反馈，请稍后重试。',
  issue: '评论不会得到回复。如需报告缺陷或提出需要解答的问题，请',
  issueLink: '为此页面创建 issue',
  commentOnSection: '评论本节',
};
