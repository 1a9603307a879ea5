import type { ReactNode } from 'react'
import { Collapsible } from '../../ui/collapsible.tsx'

interface FoldRestProps<Item> {
  items: readonly Item[]
  first: number
  children: (some: readonly Item[]) => ReactNode
}

/** The first items, and the rest behind one line, unless that is a single item. */
export function FoldRest<Item>({ items, first, children }: FoldRestProps<Item>) {
  if (items.length <= first + 1) return children(items)
  return (
    <div>
      {children(items.slice(0, first))}
      <Collapsible look="line" title={`${items.length - first} more`}>
        {children(items.slice(first))}
      </Collapsible>
    </div>
  )
}
