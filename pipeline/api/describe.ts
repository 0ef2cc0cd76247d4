import type ts from 'typescript';
import type { ApiMember } from '../../app/_content/apiTypes.ts';
import type { Mistakes } from '../author-error.ts';
import { correct } from './corrections.ts';
import { createTypeDescriber, type DescribeType } from './describe-type.ts';
import { defaultOf, docCommentOfSymbol, tagText, type DocComment } from './doc-comment.ts';
import { renderInlineMarkdown } from './inline-markdown.ts';
import { describeSignature } from './signature.ts';
import { isOptional, typeNodeOf } from './type-symbols.ts';

/** What describing needs to know. */
export interface DescribeContext {
  checker: ts.TypeChecker;
  /** the page of any entry */
  pathOf: (name: string) => string | undefined;
  /** the page of an entry that is a type */
  interfacePathOf: (name: string) => string | undefined;
  mistakes: Mistakes;
}

/** Turns the compiler's symbols into the plain data of documents. */
export interface Describer extends DescribeContext {
  /** markdown of a doc comment as HTML; what is broken in it becomes a mistake of `subject` */
  html(markdown: string, subject: string, file: string): string;
  /** a property, a field or a parameter object's member */
  member(symbol: ts.Symbol, at: ts.Node, subject: string, options?: MemberOptions): ApiMember;
  type: DescribeType;
}

export interface MemberOptions {
  comment?: DocComment;
  /** code in which literals stand in the order to be kept */
  order?: string;
  required?: boolean;
}

/** A describer for one family. */
export function createDescriber(context: DescribeContext): Describer {
  const { checker, pathOf, mistakes } = context;
  const type = createTypeDescriber(context);

  function html(markdown: string, subject: string, file: string): string {
    const { html: rendered, problems } = renderInlineMarkdown(correct(markdown), pathOf);
    for (const problem of problems) mistakes.add(file, undefined, `${subject}: ${problem}`);
    return rendered;
  }

  function member(
    symbol: ts.Symbol,
    at: ts.Node,
    subject: string,
    options: MemberOptions = {},
  ): ApiMember {
    const comment = options.comment ?? docCommentOfSymbol(symbol);
    const file = at.getSourceFile().fileName;
    const resolved = checker.getTypeOfSymbolAtLocation(symbol, at);
    const deprecated = tagText(comment, 'deprecated');
    const name = symbol.name;
    return {
      name,
      required: options.required ?? !isOptional(symbol),
      type: type(resolved, typeNodeOf(symbol), {
        optional: isOptional(symbol),
        order: options.order,
      }),
      default: defaultOf(comment),
      descriptionHtml: html(withSee(comment), `${subject}.${name}`, file),
      deprecatedHtml:
        deprecated === undefined ? undefined : html(deprecated, `${subject}.${name}`, file),
      signature: describeSignature({ checker, html, type }, symbol, comment, subject, at),
    };
  }

  return { ...context, html, member, type };
}

/** `@see` belongs to the text. */
function withSee(comment: DocComment): string {
  const see = comment.tags.filter(({ name }) => name === 'see').map(({ text }) => text);
  const sentences = see.map((text) => (/^see\b/i.test(text) ? text : `See ${text}`));
  return [comment.text, ...sentences].filter(Boolean).join('\n\n');
}
