import { LegalPage } from '../legal-page';

const chapters = [
  {
    heading: 'What you would get',
    paragraphs: [
      'A map the evening before, a riddle at the harbour, and somebody on the phone while the hunt goes on.',
      'Treasure would be small, and worth the walk. It would never be money.',
    ],
  },
  {
    heading: 'What we would ask',
    paragraphs: [
      'Stay on the paths, dig only where the map says so, and leave no hole behind.',
      'Children would hunt together with an adult. Dogs would be welcome and count as crew.',
    ],
  },
  {
    heading: 'When the weather turns',
    paragraphs: [
      'A hunt that a storm stops would start again on a day of your choice. You could also have your money back, without giving a reason.',
    ],
  },
];

export default function Terms() {
  return <LegalPage title="Terms" chapters={chapters} />;
}
