import '../ui/section.css'

interface WhatYouGetProps {
  promises: readonly (readonly [title: string, text: string])[]
}

export function WhatYouGet({ promises }: WhatYouGetProps) {
  return (
    <section className="what-you-get stack" aria-label="What you get">
      <h2>What you get</h2>
      <ol className="plain-list stack in-order">
        {promises.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className="quiet">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
