import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../app/_content/apiTypes.ts';
import type { Describer } from './describe.ts';
import { defaultOf, docCommentOfSymbol, isIgnored } from './doc-comment.ts';
import { packageOfFile } from './families.ts';
import { fileOf } from './origin.ts';

/**
 * The slots of a component: the keys of its `slots` prop.
 * @param classes of the component; a class of the same name is the slot's
 */
export function describeSlots(
  describer: Describer,
  name: string,
  slotsProp: ts.Symbol | undefined,
  classes: readonly ApiClass[],
): ApiSlot[] {
  if (!slotsProp) return [];
  const { checker } = describer;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(slotsProp));
  return checker
    .getPropertiesOfType(type)
    .filter((slot) => packageOfFile(fileOf(slot))?.packageName.startsWith('@mui/'))
    .flatMap((slot) => {
      const comment = docCommentOfSymbol(slot);
      if (isIgnored(comment)) return [];
      return [
        {
          name: slot.name,
          className: classes.find(({ key }) => key === slot.name)?.className,
          defaultComponent: defaultOf(comment),
          descriptionHtml: describer.html(comment.text, `${name}.slots.${slot.name}`, fileOf(slot)),
        },
      ];
    });
}
