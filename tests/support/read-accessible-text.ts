import type { Page } from '@playwright/test';

/** All text of the page in order, as the browser gives it to a screen reader. Text that CSS generates is in it too. */
export async function readAccessibleText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const readNode = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value);
    return (node?.childIds ?? []).map(readNode).join(' ');
  };
  return readNode(nodes[0]?.nodeId ?? '').replace(/\s+/g, ' ');
}
