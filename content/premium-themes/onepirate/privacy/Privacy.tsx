import { LegalPage } from '../legal-page';

const chapters = [
  {
    heading: 'What we would keep',
    paragraphs: [
      'If Onepirate existed, it would keep your name and email address for as long as you have an account, and the harbours you have been to until you delete them.',
      'It would not keep where you are during a hunt. The map works without knowing.',
    ],
  },
  {
    heading: 'Who would see it',
    paragraphs: [
      'Your crew would see your first name. Nobody else would see anything, and nobody would pay for it.',
    ],
  },
  {
    heading: 'How you would get it back',
    paragraphs: [
      'One click in your account would give you a file with all of it, another would delete it. Backups would follow within thirty days.',
    ],
  },
];

export default function Privacy() {
  return <LegalPage title="Privacy" chapters={chapters} />;
}
