/** What is asked before anything is counted. */
export const analytics = {
  privacy: 'Privacy',
  consent:
    'May we count which pages and controls are used? It shows us what to improve. Nothing is counted unless you accept.',
  accept: 'Accept',
  decline: 'Decline',
  choices: 'Privacy choices',
} as const;
