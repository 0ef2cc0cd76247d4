/** Stands for a photograph: a sky and two hills, drawn with gradients. */
export const picture = {
  width: '100%',
  height: '100%',
  background:
    'radial-gradient(circle at 72% 30%, #ffe9a8 0 9%, transparent 9.5%), radial-gradient(ellipse 80% 60% at 20% 110%, #2f6f5e 0 60%, transparent 61%), radial-gradient(ellipse 90% 50% at 85% 115%, #1f4f49 0 60%, transparent 61%), linear-gradient(#8ec5e8, #f4d9b5)',
};
