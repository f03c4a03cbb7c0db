import type { Rule } from 'eslint';

/*
 * Words that visitors read stand in content/interface, so that another language changes no code. This finds those that stand in code:
 * text between tags, attributes that are read out, and strings that look like a sentence.
 */

const READ_OUT =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|what|summary)$/;
const WORD = /\p{L}{2}/u;
/** Begins with a capital letter, and goes on after a space. */
const SENTENCE = /^[\s\p{P}]*\p{Lu}[\p{L}’'-]*[,:]? [\p{L}$]/u;

interface Node {
  type: string;
  parent?: Node;
  name?: { name?: string };
  value?: unknown;
  callee?: { name?: string };
  quasis?: { value: { cooked?: string } }[];
}

/** What a developer or an editor reads, and no visitor: errors, types, modules. */
function isForUs(node: Node): boolean {
  for (let each = node.parent; each; each = each.parent) {
    if (each.type === 'ThrowStatement' || each.type.startsWith('TS')) return true;
    if (each.type === 'NewExpression' && /Error$/.test(each.callee?.name ?? '')) return true;
    if (each.type === 'ImportDeclaration' || each.type === 'ImportExpression') return true;
  }
  return false;
}

/** Stands between tags by itself, or behind a question: `<p>{isOpen && 'open now'}</p>`. */
function isShown({ parent }: Node): boolean {
  if (!parent) return false;
  if (parent.type === 'JSXExpressionContainer')
    return /^JSX(?:Element|Fragment)$/.test(parent.parent?.type ?? '');
  return /^(?:Logical|Conditional)Expression$/.test(parent.type) && isShown(parent);
}

export const spokenWords: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      spoken:
        'Visitors read “{{ words }}”: write it into content/interface/en.yaml, with a remark behind it that says where; run npm run schemas, and take it from #lib/words.ts, so that it can be said in other languages.',
    },
  },
  create(context) {
    const report = (node: unknown, words: string) =>
      context.report({
        node: node as Rule.Node,
        messageId: 'spoken',
        data: { words: words.trim().replace(/\s+/g, ' ').slice(0, 60) },
      });
    const checkText = (node: Node) => {
      if (WORD.test(String(node.value))) report(node, String(node.value));
    };
    const checkString = (node: Node) => {
      const text = node.quasis?.map(({ value }) => value.cooked).join('$') ?? node.value;
      if (typeof text !== 'string' || node.parent?.type === 'JSXAttribute') return;
      const isWords = isShown(node)
        ? WORD.test(text.replaceAll('$', ''))
        : SENTENCE.test(text) && !isForUs(node);
      if (isWords) report(node, text);
    };
    return {
      JSXText: checkText as never,
      JSXAttribute: ((node: Node & { value?: Node }) => {
        const { value } = node.value ?? {};
        if (READ_OUT.test(node.name?.name ?? '') && typeof value === 'string' && WORD.test(value))
          report(node, value);
      }) as never,
      Literal: checkString as never,
      TemplateLiteral: checkString as never,
    };
  },
};
