import { useId, useState, type ReactNode } from 'react';
import { tokensOf } from './highlightJsx.ts';
import { initialValues, type Knobs, type Values } from './knobs.ts';
import { PlaygroundFrame } from './playgroundStyles.ts';
import { writeJsx } from './writeJsx.ts';

interface PlaygroundProps<K extends Knobs> {
  /** what the code calls the component: `Button` */
  name: string;
  knobs: K;
  /** what the component always has in the code, as it is written there: `aria-label="Search"` */
  attributes?: readonly string[];
  /** what stands between its tags in the code; lines are separated by line feeds */
  content?: string;
  /** Shows the component. Gets the value of every knob, as props. */
  children: (props: Values<K>) => ReactNode;
}

/**
 * Shows one component, with a control for each of its main props and the code that its state amounts to. Demos import it as `#playground`.
 * It is rendered within a demo's island: nothing of it belongs to a documented library, so that all of them can use it.
 */
export function Playground<const K extends Knobs>({
  name,
  knobs,
  attributes = [],
  content,
  children,
}: PlaygroundProps<K>) {
  const [values, setValues] = useState(() => initialValues(knobs));
  const code = writeJsx({ name, attributes, content, knobs, values });
  return (
    <PlaygroundFrame>
      <div data-stage="">{children(values)}</div>
      <div data-knobs="" role="group" aria-label={`Props of ${name}`}>
        {Object.entries(knobs).map(([prop, knob]) => (
          <Control
            key={prop}
            prop={prop}
            options={typeof knob === 'object' ? knob.options : undefined}
            value={values[prop]!}
            onChange={(value) => setValues((before) => ({ ...before, [prop]: value }))}
          />
        ))}
      </div>
      {/* app/_enhance/copyCode.ts knows it by `data-code`, and copies it with Ctrl+C */}
      <div data-code="">
        <pre tabIndex={0} role="region" aria-label={`Code of ${name}`} dir="ltr">
          <code>
            {tokensOf(code).map(({ kind, text }, index) =>
              kind ? (
                <span key={index} data-token={kind}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
      </div>
    </PlaygroundFrame>
  );
}

interface ControlProps {
  prop: string;
  options: readonly string[] | undefined;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
}

function Control({ prop, options, value, onChange }: ControlProps) {
  const id = useId();
  if (typeof value === 'boolean')
    return (
      <label data-switch="">
        <code>{prop}</code>
        <input
          type="checkbox"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
    );
  if (!options)
    return (
      <label data-text="">
        <code>{prop}</code>
        <input value={value} onChange={({ target }) => onChange(target.value)} />
      </label>
    );
  return (
    <fieldset>
      <legend>
        <code>{prop}</code>
      </legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
