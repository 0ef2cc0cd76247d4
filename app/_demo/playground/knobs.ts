/** One of several values. */
export interface Choice {
  options: readonly string[];
  /** the component's own default, which the code need not mention */
  default: string;
}

/** What a reader may change, by prop. A string is free text; it and a boolean stand for their defaults. */
export type Knobs = Record<string, Choice | boolean | string>;

export type Values<K extends Knobs> = {
  -readonly [Prop in keyof K]: K[Prop] extends Choice
    ? K[Prop]['options'][number]
    : K[Prop] extends boolean
      ? boolean
      : string;
};

export function defaultOf(knob: Knobs[string]): string | boolean {
  return typeof knob === 'object' ? knob.default : knob;
}

export function initialValues<K extends Knobs>(knobs: K): Values<K> {
  return Object.fromEntries(
    Object.entries(knobs).map(([prop, knob]) => [prop, defaultOf(knob)]),
  ) as Values<K>;
}
