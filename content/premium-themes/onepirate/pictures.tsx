/** The mark: a compass needle. */
export function Compass() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M16 5l4 11h-8z" fill="var(--onepirate-palette-primary-main)" />
      <path d="M16 27l-4-11h8z" fill="currentColor" />
    </svg>
  );
}

const dashes = '10 12';

/** A map: two islands, and the way between them. */
export function TreasureMap() {
  return (
    <svg viewBox="0 0 520 420" width="100%" role="img" aria-label="A map with a marked spot">
      <rect width="520" height="420" fill="var(--onepirate-palette-background-paper)" />
      <rect
        x="12"
        y="12"
        width="496"
        height="396"
        fill="none"
        stroke="var(--onepirate-palette-divider)"
        strokeWidth="4"
      />
      <path
        d="M40 300c40-70 110-80 160-50s30 110-40 120-150-10-120-70z"
        fill="var(--onepirate-palette-secondary-main)"
        opacity="0.85"
      />
      <path
        d="M310 90c50-40 150-20 165 40s-60 110-120 90-95-90-45-130z"
        fill="var(--onepirate-palette-secondary-main)"
        opacity="0.55"
      />
      <path
        d="M120 315C210 210 240 330 300 240s40-70 95-90"
        fill="none"
        stroke="var(--onepirate-palette-primary-main)"
        strokeWidth="6"
        strokeDasharray={dashes}
        strokeLinecap="round"
      />
      <path
        d="M378 132l36 36m0-36l-36 36"
        stroke="var(--onepirate-palette-primary-main)"
        strokeWidth="12"
        strokeLinecap="round"
      />
    </svg>
  );
}

interface HarbourProps {
  /** of the sea, in degrees */
  hue: number;
  /** how high the hills behind it are, from 0 to 1 */
  height: number;
}

/** A coast at dusk. The same colors in both schemes: it is a picture. */
export function Harbour({ hue, height }: HarbourProps) {
  const top = 150 - height * 90;
  return (
    <svg viewBox="0 0 320 200" width="100%" aria-hidden="true" style={{ display: 'block' }}>
      <rect width="320" height="200" fill={`hsl(${hue} 60% 82%)`} />
      <circle cx="236" cy="62" r="26" fill="hsl(42 95% 74%)" />
      <path
        d={`M0 150L70 ${top}l60 50 50-${30 * height} 70 40 70-20v110H0z`}
        fill={`hsl(${hue} 35% 45%)`}
      />
      <path d="M0 150h320v50H0z" fill={`hsl(${hue} 55% 28%)`} />
      <path d="M148 150l24 0-5 10h-14zM159 112v36h-16z" fill="#fff" />
    </svg>
  );
}
