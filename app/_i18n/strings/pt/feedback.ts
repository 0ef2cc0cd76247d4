import type { Strings } from '../en/index.ts';

export const feedback: Strings['feedback'] = {
  question: 'Esta página foi útil?',
  yes: 'Sim',
  no: 'Não',
  promptUp: 'Do que você gostou?',
  promptDown: 'O que falta ou está errado?',
  promptSection: 'Como a seção “{{section}}” pode melhorar?',
  voteHint: 'Opcional. Um comentário conta a partir de {{length}} caracteres.',
  sectionHint: 'No mínimo {{length}} caracteres.',
  tooShort: 'Escreva pelo menos {{length}} caracteres.',
  cancel: 'Cancelar',
  submit: 'Enviar',
  sending: 'Enviando…',
  submitted: 'Agradecemos a sua opinião.',
  failed: 'Não foi possível enviar a sua opinião. Tente novamente mais tarde.',
  issue: 'Comentários não recebem resposta. Para um bug ou uma pergunta que precise de uma,',
  issueLink: 'abra uma issue sobre esta página',
  commentOnSection: 'Comentar esta seção',
};
