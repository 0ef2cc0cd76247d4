import type { ReactNode } from 'react';
import { group, segments } from './settingsStyles.ts';

interface Props {
  /** which preference it sets; app/_preferences/controls.ts does */
  name: string;
  legend: string;
  choices: { value: string; label: string; icon?: ReactNode }[];
}

/** One of few values. */
export function Segments({ name, legend, choices }: Props) {
  return (
    <fieldset className={group}>
      <legend>{legend}</legend>
      <div className={segments}>
        {choices.map(({ value, label, icon }) => (
          <label key={value}>
            <input type="radio" name={`preference-${name}`} value={value} data-preference={name} />
            {icon}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
