import type { Translate } from '../_i18n/translate.ts';

export interface Card {
  href: string;
  text: string;
  /** address of a picture of 130 by 100 px; empty or left out for none */
  image?: string | undefined;
  publisher: string;
}

/** An ad as one link: picture, sentence, who pays. */
export function adCard(card: Card, translate: Translate, onClick: () => void): HTMLElement {
  const link = document.createElement('a');
  link.className = 'card';
  link.href = card.href;
  link.target = '_blank';
  link.rel = 'noopener sponsored';
  link.addEventListener('click', onClick);
  link.addEventListener('auxclick', ({ button }) => button === 1 && onClick());
  if (card.image) link.append(picture(card.image));
  const text = element('span', 'text', card.text);
  const by = element('small', '', translate('ads.adPublisher', { publisher: card.publisher }));
  const words = element('span', 'words');
  if (!card.image) text.prepend(element('b', 'tag', translate('ads.tag')), ' ');
  words.append(text, by);
  link.append(words);
  return link;
}

/** Asks readers whose browser blocks ads to let them through. */
export function requestCard(translate: Translate): HTMLElement {
  const card = element('div', 'card');
  const words = element('span', 'words');
  const thanks = element('span', 'thanks', `${translate('ads.thanks')} `);
  const heart = element('span', '', '❤️');
  heart.role = 'img';
  heart.ariaLabel = translate('ads.emojiLove');
  thanks.append(heart);
  words.append(
    element('b', '', translate('ads.likeMui')),
    element('span', 'text', translate('ads.adblock')),
    thanks,
  );
  card.append(words);
  return card;
}

function picture(address: string): HTMLImageElement {
  const image = new Image(130, 100);
  image.src = address;
  image.alt = '';
  image.decoding = 'async';
  // a picture that cannot be had leaves its room to the sentence
  image.addEventListener('error', () => image.remove());
  return image;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
