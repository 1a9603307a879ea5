import '../ui/section.css'

interface WhatYouGetProps {
  promises: readonly (readonly [title: string, text: string])[]
  isOrdered?: boolean
}

export function WhatYouGet({ promises, isOrdered = true }: WhatYouGetProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section className="what-you-get stack" aria-label="What you get">
      <h2>What you get</h2>
      <List className={isOrdered ? 'plain-list stack in-order' : 'plain-list stack'}>
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
