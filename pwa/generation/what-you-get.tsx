import '../ui/section.css'

interface WhatYouGetProps {
  /** A title and a sentence each. */
  promises: readonly (readonly [title: string, text: string])[]
  /** Whether the parts come in this order. */
  isOrdered?: boolean
}

/** The empty right side of a desktop: what will be there. */
export function WhatYouGet({ promises, isOrdered = true }: WhatYouGetProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section className="what-you-get" aria-label="What you get">
      <h2>What you get</h2>
      <List className={isOrdered ? 'plain-list in-order' : 'plain-list'}>
        {promises.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className="quiet">{text}</span>
          </li>
        ))}
      </List>
    </section>
  )
}
