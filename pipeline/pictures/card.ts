/** What a picture says. */
export interface Card {
  /** small, above the title: the product, or the site */
  label: string;
  title: string;
  description: string;
}

/** An element for satori: what JSX would be, without React. */
export interface CardNode {
  type: string;
  props: { style?: Record<string, string | number>; children?: CardNode[] | string } & Record<
    string,
    unknown
  >;
}

const colors = {
  background: '#0c1420',
  label: '#74b6ff',
  title: '#ffffff',
  description: '#b3c0d1',
  light: '#74b6ff',
  middle: '#1a80e6',
  dark: '#0059b3',
};

/** Long titles are set smaller, so that any of 70 characters keeps to three lines. */
const titleSize = (title: string) => (title.length > 44 ? 60 : title.length > 26 ? 72 : 84);

const box = (style: Record<string, string | number>, children: CardNode[] | string): CardNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The site's mark, `size` pixels wide. */
function mark(size: number, style: Record<string, string | number> = {}): CardNode {
  const path = (d: string, fill: string): CardNode => ({ type: 'path', props: { d, fill } });
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 32 32',
      width: size,
      height: size,
      style,
      children: [
        path('M4 9.500 16 3l12 6.500L16 16z', colors.middle),
        path('M4 9.500V22l12 7V16z', colors.dark),
        path('M28 9.500V22l-12 7V16z', colors.light),
      ],
    },
  };
}

/** Lays out a picture: the label beside the mark, the title, the description; the mark again, large and faint, behind. */
export function cardLayout({ label, title, description }: Card): CardNode {
  return box(
    {
      position: 'relative',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px',
      background: colors.background,
      fontFamily: 'Roboto',
      overflow: 'hidden',
    },
    [
      mark(620, { position: 'absolute', right: -150, top: -110, opacity: 0.12 }),
      box(
        {
          position: 'relative',
          alignItems: 'center',
          color: colors.label,
          fontSize: 36,
          fontWeight: 700,
        },
        [mark(56, { marginRight: 20 }), box({}, label)],
      ),
      box({ position: 'relative', flexDirection: 'column' }, [
        box(
          {
            color: colors.title,
            fontSize: titleSize(title),
            fontWeight: 700,
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
            maxWidth: 1040,
          },
          title,
        ),
        box(
          {
            marginTop: 28,
            color: colors.description,
            fontSize: 34,
            lineHeight: 1.4,
            maxWidth: 1000,
          },
          description,
        ),
      ]),
    ],
  );
}
