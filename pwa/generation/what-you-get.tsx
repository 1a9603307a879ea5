import '../ui/section.css'

interface WhatYouGetProps {
  promises: readonly (readonly [title: string, text: string])[]
  isOrdered?: boolean
}

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
