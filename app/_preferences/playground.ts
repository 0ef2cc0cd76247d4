import { parseColor, ratioText, textOn } from './color.ts';
import { hues, paletteColor, shades, tonesOf } from './hues.ts';
import type { Intent, PaletteColors } from './preferences.ts';
import { dispatch, getPreferences } from './store.ts';

// The state of the playground is in its fields: the colour as text, the hue, the shade.

interface Fields {
  fieldset: HTMLFieldSetElement;
  value: HTMLInputElement;
  shade: HTMLInputElement;
  hues: HTMLInputElement[];
}

function fieldsOf(fieldset: HTMLFieldSetElement): Fields {
  return {
    fieldset,
    value: fieldset.querySelector('[data-field=value]')!,
    shade: fieldset.querySelector('[data-field=shade]')!,
    hues: [...fieldset.querySelectorAll<HTMLInputElement>('[data-field=hue]')],
  };
}

const hueOf = (fields: Fields) => fields.hues.find(({ checked }) => checked)?.value ?? '';
const shadeOf = (fields: Fields) => shades[fields.shade.valueAsNumber]!;

/** Shows the colour that the fields hold: swatches in its shade, its tones, and the contrast of text on them. */
function show(fields: Fields): void {
  const { fieldset, value } = fields;
  const shade = shadeOf(fields);
  fieldset.querySelector('[data-shade]')!.textContent = shade;
  fields.shade.setAttribute('aria-valuetext', shade);
  for (const radio of fields.hues) {
    const color = hues[radio.value]![shade]!;
    radio.parentElement!.style.background = color;
    radio.parentElement!.style.color = textOn(color);
  }
  const main = parseColor(value.value);
  value.setAttribute('aria-invalid', `${!main}`);
  fieldset.querySelector<HTMLElement>('[role=alert]')!.hidden = !!main;
  if (!main) return;
  for (const [tone, color] of Object.entries(tonesOf(paletteColor(main, hueOf(fields))))) {
    const box = fieldset.querySelector<HTMLElement>(`[data-tone=${tone}]`)!;
    const sample = box.querySelector('i')!;
    sample.style.background = color;
    sample.style.color = textOn(color);
    box.querySelector('[data-color]')!.textContent = color;
    box.querySelector('[data-ratio]')!.textContent = ratioText(color);
  }
}

/** Chooses hue and shade of a colour that has them, and none of another. */
function matchHue(fields: Fields, main: string): void {
  const hue = Object.keys(hues).find((name) => Object.values(hues[name]!).includes(main));
  for (const radio of fields.hues) radio.checked = radio.value === hue;
  const shade = hue ? shades.findIndex((name) => hues[hue]![name] === main) : -1;
  if (shade >= 0) fields.shade.value = `${shade}`;
}

/** Makes the other fields agree with the one that changed. */
function follow(fields: Fields, changed: EventTarget): void {
  if (changed === fields.value) {
    const typed = parseColor(fields.value.value);
    if (typed) matchHue(fields, typed);
  } else {
    const hue = hues[hueOf(fields)];
    if (hue) fields.value.value = hue[shadeOf(fields)]!;
  }
  show(fields);
}

const fieldsetsOf = (element: Element) =>
  element.querySelectorAll<HTMLFieldSetElement>('fieldset[data-intent]');

const started = new WeakSet<Element>();

/** Brings a `<color-playground>` to life (app/_preferences/ColorPlayground.tsx), once. */
export function startPlayground(element: Element): void {
  if (started.has(element)) return;
  started.add(element);
  for (const fieldset of fieldsetsOf(element)) {
    const fields = fieldsOf(fieldset);
    const stored = getPreferences().paletteColors[fieldset.dataset['intent'] as Intent]?.main;
    const changed = [fields.value, fields.shade, ...fields.hues].find((field) =>
      field.type === 'radio'
        ? field.checked && !field.defaultChecked
        : field.value !== field.defaultValue,
    );
    // what the reader did while this loaded goes before what is stored
    if (!changed && stored) fields.value.value = parseColor(stored) ?? fields.value.value;
    follow(fields, changed ?? fields.value);
  }
}

addEventListener(
  'input',
  ({ target }) => {
    const fieldset =
      target instanceof Element &&
      target.closest<HTMLFieldSetElement>('color-playground fieldset[data-intent]');
    if (fieldset) follow(fieldsOf(fieldset), target);
  },
  // in the capture phase: while React hydrates, it keeps events from everything behind the document
  true,
);

/** Makes the colours of the playground those of every demo. */
export function setDocsColors(): void {
  const element = document.querySelector('color-playground');
  if (!element) return;
  startPlayground(element);
  const colors: PaletteColors = {};
  for (const fieldset of fieldsetsOf(element)) {
    const fields = fieldsOf(fieldset);
    const main = parseColor(fields.value.value);
    if (!main) return fields.value.focus();
    colors[fieldset.dataset['intent'] as Intent] = paletteColor(main, hueOf(fields));
  }
  dispatch({ type: 'CHANGE', payload: { paletteColors: colors } });
  const status = element.querySelector<HTMLElement>('[role=status]')!;
  status.textContent = status.dataset['message']!;
}
